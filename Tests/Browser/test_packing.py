"""What the host sends is packed on its way, and the same when it has been unpacked."""
import gzip
import re
import urllib.request


def fetched(address, accept=None):
    request = urllib.request.Request(address, headers={"Accept-Encoding": accept} if accept else {})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.read(), answer.headers


def test_files_are_packed_for_a_client_that_takes_it(app):
    page, _ = fetched(app)
    scripts = re.findall(rb'(?:src|href)="(/client/[^"]+\.js|/fonts/[^"]+\.css)"', page)
    assert len(scripts) > 3
    for path in scripts:
        address = app.split("/apps/")[0].rstrip("/") + path.decode()
        plain, plain_head = fetched(address)
        for _ in range(2):  # The second one is what was kept from the first.
            packed, head = fetched(address, "gzip")
            assert plain_head["Content-Encoding"] is None
            if len(plain) >= 1024:
                assert head["Content-Encoding"] == "gzip"
                assert len(packed) < len(plain) / 2
                assert gzip.decompress(packed) == plain


def test_the_page_is_packed_and_complete(app):
    packed, head = fetched(app, "gzip, deflate, br")
    assert head["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in head["Vary"]
    page = gzip.decompress(packed)
    assert page.startswith(b"<!doctype html>") and page.endswith(b"</html>\n")
    assert len(packed) < len(page) / 3
