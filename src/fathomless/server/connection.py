"""One client's connection, as the room sees it: a seat and a box of frames to be sent."""

from __future__ import annotations

import asyncio

from fathomless.server.protocol import Close, Frame, write_frame


class Connection:
    """Frames go into the box at once; somebody else empties it at the client's speed."""

    def __init__(self, seat: int | None, size: int) -> None:
        self.seat = seat
        self.box: asyncio.Queue[str | Close] = asyncio.Queue(size + 1)
        self._size = size
        self.is_closed = False

    def send(self, frame: Frame) -> None:
        self.send_text(write_frame(frame))

    def send_text(self, text: str) -> None:
        """Put one frame into the box; whoever lets it fill up is cut off, and can come back."""
        if self.is_closed:
            return
        if self.box.qsize() >= self._size:
            while not self.box.empty():
                self.box.get_nowait()
            self.close(Close.SLOW)
        else:
            self.box.put_nowait(text)

    def close(self, code: Close) -> None:
        """Nothing will follow."""
        if not self.is_closed:
            self.is_closed = True
            self.box.put_nowait(code)
