"""Properties that every game keeps."""
