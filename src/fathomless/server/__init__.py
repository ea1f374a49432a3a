"""The server: tables that people and bots sit at, over HTTP and WebSockets (docs/protocol.md)."""
