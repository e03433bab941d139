"""What the server answers over HTTP and web sockets."""
