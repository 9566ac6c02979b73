"""Links, from an address of the host to the app. The probe's fifth button says which link it was handed last."""
import urllib.parse

import pytest
from playwright.sync_api import expect

from hosting import PROBE, running


@pytest.fixture(scope="module")
def probe():
    with running(PROBE) as address:
        yield address


@pytest.fixture
def page(browser):
    context = browser.new_context()
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()


def opening(probe, link):
    return f"{probe}/open?url={urllib.parse.quote(link, safe='')}"


def told(page, words):
    return page.get_by_role("button", name=words, exact=True)


def test_a_link_is_opened_once_and_leaves_no_trace_in_the_address(page, probe):
    page.goto(opening(probe, "tea://leaf/1"))
    expect(told(page, "Link 1: tea://leaf/1")).to_be_attached()
    assert page.url == f"{probe}/apps/Probe/"
    page.reload()
    expect(told(page, "Link 1: tea://leaf/1")).to_be_attached()


def test_a_second_link_meets_the_scene_that_is_open(page, probe):
    page.goto(opening(probe, "tea://leaf/1"))
    expect(told(page, "Link 1: tea://leaf/1")).to_be_attached()
    page.goto(opening(probe, "tea://leaf/2"))
    expect(told(page, "Link 2: tea://leaf/2")).to_be_attached()


def test_a_link_that_a_page_of_ours_opens_leaves_that_page_where_it_is(page, probe):
    page.goto(probe)
    expect(told(page, "No link")).to_be_attached()
    page.evaluate("window.stays = true")
    page.evaluate("(address) => { location.href = address }", opening(f"{probe}/apps/Probe", "tea://leaf/1"))
    expect(told(page, "Link 1: tea://leaf/1")).to_be_attached()
    assert page.evaluate("window.stays")


def test_an_address_below_the_apps_is_a_universal_link(page, probe):
    page.goto(f"{probe}/apps/Probe/leaf/1")
    expect(told(page, f"Link 1: https://{probe.removeprefix('http://')}/leaf/1")).to_be_attached()
    assert page.url == f"{probe}/apps/Probe/"


@pytest.mark.parametrize("link", ["nonsense", "tea://a b", "javascript:alert(1)"])
def test_what_cannot_be_opened_is_said_to_be_so(page, probe, link):
    answer = page.goto(opening(probe, link))
    assert answer.status == 400
    expect(page.get_by_role("heading", name="This link cannot be opened")).to_be_visible()


def test_the_browsers_back_lets_a_sheet_go_and_then_leaves(page, probe):
    page.goto("about:blank")
    page.goto(probe)
    expect(told(page, "No link")).to_be_attached()
    page.evaluate("(address) => fetch(address)", opening(f"{probe}/apps/Probe", "tea://sheet"))
    sheet = page.locator("[id^='n'][data-sheet]")
    expect(sheet).to_have_count(1)
    page.go_back()
    expect(sheet).to_have_count(0)
    page.go_back()
    assert page.url == "about:blank"


def test_a_trap_is_told_with_its_link_and_not_met_again(page, probe):
    page.goto(opening(probe, "tea://trap/-1"))
    expect(page.get_by_text("tea://trap/-1: Fatal error: Index out of range")).to_be_visible()
    page.goto(probe)
    expect(told(page, "No link")).to_be_attached()


def test_a_trap_on_the_way_from_an_open_page_is_told_and_goes_on_being_told(page, probe):
    page.goto(probe)
    expect(told(page, "No link")).to_be_attached()
    page.goto(opening(probe, "tea://trap/-1"))
    words = page.get_by_text("tea://trap/-1: Fatal error: Index out of range")
    expect(words).to_be_visible()
    # The page before has lost its app; it must not come back in place of this one.
    page.wait_for_timeout(1500)
    expect(words).to_be_visible()


def test_a_trap_in_an_open_page_is_told_by_the_page_that_follows(page, probe):
    page.goto(probe)
    expect(told(page, "No link")).to_be_attached()
    page.evaluate("(address) => fetch(address)", opening(probe, "tea://trap/-1"))
    expect(page.get_by_role("alert")).to_contain_text("tea://trap/-1: Fatal error: Index out of range")
    expect(told(page, "No link")).to_be_attached()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)
