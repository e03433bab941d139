"""The server: FastAPI in front, live tables behind, a store below."""
