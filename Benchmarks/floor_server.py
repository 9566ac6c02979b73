"""The floor of a tap: the bare echo server (floor/echo.c) and its page (floor/floor.html)."""
import contextlib
import pathlib
import socket
import subprocess
import tempfile
import time

FLOOR = pathlib.Path(__file__).resolve().parent / "floor"


@contextlib.contextmanager
def floor_page(browser):
    """Builds and starts the server; gives its page, connected."""
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "echo"
        subprocess.run(["gcc", "-O2", "-o", program, FLOOR / "echo.c", "-lcrypto"], check=True)
        port = free_port()
        server = subprocess.Popen([program, str(port)])
        try:
            wait_for_port(port)
            page = browser.new_page()
            page.goto(f"{(FLOOR / 'floor.html').as_uri()}#{port}")
            page.wait_for_function("window.isReady")
            yield page
            page.close()
        finally:
            server.terminate()
            server.wait()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for_port(port, seconds=5):
    end = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)
