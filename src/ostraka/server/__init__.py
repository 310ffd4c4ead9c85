"""The server: people, tables, sockets, the store. It knows no rules and never shows a state, only views of it."""
