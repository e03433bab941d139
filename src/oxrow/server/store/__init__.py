"""The store: append-only entries of matches. SQL stays in here."""

from oxrow.server.store.store import Store, StoredMatch, StoreError

__all__ = ["Store", "StoreError", "StoredMatch"]
