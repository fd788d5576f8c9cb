"""The table in the browser: the only place with sockets and storage."""
