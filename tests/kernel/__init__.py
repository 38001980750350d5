"""The kernel by itself."""
