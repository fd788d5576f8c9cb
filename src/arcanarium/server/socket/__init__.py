"""The sockets of tables: translated, nothing decided."""
