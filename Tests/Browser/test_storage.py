"""What is kept for a visitor and in a tab, on the page of controls (Tests/ControlPages/Kept.swift)."""
import contextlib
import re
import subprocess

import pytest
from playwright.sync_api import expect

from screens import PHONE
from test_controls import PAGES


@contextlib.contextmanager
def running(data, port=0):
    process = subprocess.Popen(
        [PAGES, "--port", str(port), "--data", data], stdout=subprocess.PIPE, text=True)
    yield re.search(r"http://\S+", process.stdout.readline())[0]
    process.terminate()
    assert process.wait(timeout=10) == 0


@pytest.fixture
def visitors(browser):
    contexts = []

    def visitor(address):
        contexts.append(browser.new_context(**PHONE.context(), reduced_motion="reduce"))
        page = contexts[-1].new_page()
        page.goto(address)
        return page

    yield visitor
    for context in contexts:
        context.close()


def more(page):
    stepper = page.get_by_role("spinbutton", name="Nights")
    stepper.focus()
    page.keyboard.press("ArrowUp")


def reads(page, words):
    expect(page.get_by_text(words, exact=True)).to_be_attached()


def test_what_is_kept_for_a_visitor_outlives_the_host_and_reaches_no_other(visitors, tmp_path):
    with running(tmp_path) as address:
        one, other = visitors(address), visitors(address)
        more(one)
        more(one)
        reads(one, "nights 3, standard 3")
        other.reload()
        reads(other, "nights 1, standard 0")
        more(other)
        reads(other, "nights 2, standard 2")
        port = address.rsplit(":", 1)[1].strip("/")
    with running(tmp_path, port) as address:
        # The pages find out by themselves that their scenes are no more.
        reads(one, "nights 3, standard 3")
        reads(other, "nights 2, standard 2")
        reads(visitors(address), "nights 1, standard 0")


def test_what_a_tab_keeps_is_there_again_after_a_reload_although_the_host_has_ended_meanwhile(visitors, tmp_path):
    with running(tmp_path) as address:
        page = visitors(address)
        page.get_by_role("textbox", name="Place").fill("Lake")
        reads(page, "place Lake")
        second = page.context.new_page()
        second.goto(address)
        reads(second, "place none")
        second.close()
        port = address.rsplit(":", 1)[1].strip("/")
    with running(tmp_path, port):
        reads(page, "place Lake")
        expect(page.get_by_role("textbox", name="Place")).to_have_value("Lake")


def test_nobody_else_can_read_what_visitors_leave(visitors, tmp_path):
    with running(tmp_path) as address:
        page = visitors(address)
        more(page)
        reads(page, "nights 2, standard 2")
    folders = list((tmp_path / "ControlPages").iterdir())
    assert [oct(folder.stat().st_mode & 0o777) for folder in folders] == ["0o700"]
    cookie = page.context.cookies()[0]
    assert cookie["value"] not in folders[0].name
