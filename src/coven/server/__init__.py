"""The table server: HTTP and WebSocket around `coven.table`, a store, bots in worker processes, and a plain page."""
