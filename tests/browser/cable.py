"""The connection between a browser and the server, to be cut and mended by a test."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

PIECE = 1 << 16


class Cable:
    """Passes everything on to a port of this machine, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.whole = True
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.thread = threading.Thread(target=self._accept, daemon=True)
        self.thread.start()

    def cut(self) -> None:
        """Nothing comes through any more."""
        self.whole = False
        for end in self.ends:
            _hang_up(end)
        self.ends.clear()

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        _hang_up(self.listener)
        self.thread.join()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self.listener.accept()
                if not self.whole:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self.to))
                self.ends += [here, there]
                for source, target in ((here, there), (there, here)):
                    threading.Thread(target=_pass_on, args=(source, target), daemon=True).start()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(PIECE):
            target.sendall(piece)
    _hang_up(source)
    _hang_up(target)


def _hang_up(end: socket.socket) -> None:
    """Also for whoever waits for something to come through it."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
