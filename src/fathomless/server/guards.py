"""What every HTTP request passes: a limit on its body, and strict headers on the way out."""

from __future__ import annotations

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; object-src 'none'"
    ),
    "Referrer-Policy": "no-referrer",  # a seat's link is its secret
    "X-Content-Type-Options": "nosniff",
}
OPENAPI_PAGE = "/api/docs"  # brings its scripts from elsewhere


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, body_bytes: int) -> None:
        self.app = app
        self.body_bytes = body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def harden(message: Message) -> None:
            if message["type"] == "http.response.start" and scope["path"] != OPENAPI_PAGE:
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self._refusal(scope)
        await (refusal or self.app)(scope, receive, harden)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        """The answer to a body that is too long, or that does not say how long it is."""
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        length = Headers(scope=scope).get("content-length", "")
        if length.isdecimal() and int(length) <= self.body_bytes:
            return None
        message = f"A request has a body of at most {self.body_bytes} bytes, and says so."
        return JSONResponse({"code": "limit/body", "message": message, "rule": ""}, 413)
