"""Guests: a signed token in a cookie says who somebody is, and nothing else does."""

import secrets
from typing import Final

from fastapi import Response
from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "oxrow_guest"
_YEAR: Final = 365 * 24 * 60 * 60


class Guests:
    """Signs and reads guest tokens with the key of this server."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")

    def read(self, token: str | None) -> str | None:
        """The guest that *token* speaks for; None if this server did not sign it."""
        try:
            guest = self._signer.loads(token or "")
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def welcome(self, response: Response, *, secure: bool) -> str:
        """Make a new guest, and hand the token over with *response*."""
        guest = secrets.token_urlsafe(16)
        token = str(self._signer.dumps(guest))
        response.set_cookie(COOKIE, token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)
        return guest
