"""The laboratory's faces: environments that other people's algorithms know how to play in."""
