"""Pictures that an app fetches for its visitor (Tests/ControlPages/Fetched.swift), from a server made for the test."""
import http.server
import struct
import threading
import zlib

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from screens import PHONE


@pytest.fixture(scope="module")
def app(address_of):
    return address_of(ROOT / ".build/debug/ControlPages")


def png(width, height):
    """A red PNG."""

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    rows = (b"\0" + b"\xff\0\0" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Pictures(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        match self.path:
            case "/lake.png":
                self.answer(200, png(80, 60))
            case "/hill.png":
                self.answer(200, png(40, 40))
            case "/word":
                self.answer(200, b"not a picture")
            case "/large":
                self.answer(200, bytes(3 * 1024 * 1024))
            case "/endless":
                self.endless()
            case "/away":
                self.answer(302, b"", Location="file:///etc/hostname")
            case "/moved":
                self.answer(302, b"", Location="/lake.png")
            case "/waits":
                self.server.waited.set()
                # Until whoever asked has gone: then there is no more to read.
                if not self.rfile.read(1):
                    self.server.left.set()
            case _:
                self.answer(404, b"")

    def answer(self, status, body, **fields):
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **fields}.items():
            self.send_header(name, value)
        self.end_headers()
        self.write(body)

    def endless(self):
        self.send_response(200)
        self.end_headers()
        while self.write(bytes(256 * 1024)):
            pass

    def write(self, body):
        """Whether somebody still reads."""
        try:
            self.wfile.write(body)
        except OSError:
            return False
        return True

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def server():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pictures)
    server.waited, server.left = threading.Event(), threading.Event()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


@pytest.fixture
def ask(visit, server):
    person = visit(PHONE)

    def ask(place):
        address = place if ":" in place else f"http://127.0.0.1:{server.server_port}{place}"
        person.page.get_by_role("textbox", name="Address").fill(address)
        return person.page

    return ask


def picture(page):
    return page.get_by_role("img", name="Fetched")


def test_a_picture_comes_from_the_app_and_not_from_where_it_was_fetched(ask):
    page = ask("/lake.png")
    expect(picture(page)).to_be_visible()
    assert picture(page).evaluate("(image) => [image.naturalWidth, image.offsetWidth, image.offsetHeight]") == [80, 80, 60]
    source = picture(page).evaluate("(image) => new URL(image.currentSrc)")
    assert picture(page).evaluate("(image) => new URL(image.currentSrc).origin === location.origin"), source


def test_another_address_is_another_picture(ask):
    ask("/lake.png")
    page = ask("/hill.png")
    page.wait_for_function("() => document.querySelector('img[alt=Fetched]')?.naturalWidth === 40")


def test_a_picture_that_has_moved_is_followed(ask):
    expect(picture(ask("/moved"))).to_be_visible()


def test_a_page_that_is_loaded_again_shows_the_picture(ask):
    page = ask("/lake.png")
    expect(picture(page)).to_be_visible()
    page.reload()
    expect(picture(page)).to_be_visible()
    page.wait_for_function("() => document.querySelector('img[alt=Fetched]').naturalWidth === 80")


@pytest.mark.parametrize(
    "place, said",
    [
        ("/missing", "refused"),
        ("/large", "too large"),
        ("/endless", "too large"),
        ("/word", "no picture"),
        ("/away", "refused"),
        ("file:///etc/hostname", "not yours"),
        ("ftp://127.0.0.1/lake.png", "of no web"),
        ("http://127.0.0.1:9/lake.png", "nobody there"),
    ],
)
def test_what_is_not_shown_is_a_failure(ask, place, said):
    expect(ask(place).get_by_text(f"picture: {said}")).to_be_visible()


def test_the_app_answers_while_a_picture_is_on_its_way_and_stops_waiting_when_nobody_wants_it(ask, server):
    page = ask("/waits")
    assert server.waited.wait(10)
    page.get_by_role("button", name="Quiet", exact=True).click()
    expect(page.get_by_text("note: quiet", exact=True)).to_be_visible()
    ask("/lake.png")
    expect(picture(page)).to_be_visible()
    assert server.left.wait(10)


def test_a_picture_is_its_visitors_own(ask, browser):
    page = ask("/lake.png")
    expect(picture(page)).to_be_visible()
    address = picture(page).evaluate("(image) => image.currentSrc")
    assert page.request.get(address).status == 200
    stranger = browser.new_context()
    assert stranger.request.get(address).status == 404
    stranger.close()
