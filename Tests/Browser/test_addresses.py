"""The page's address is that of what the app shows (Tests/BrowserProbe/Addresses.swift)."""
import pytest
from playwright.sync_api import expect

from conftest import PROBE
from screens import PHONE, TABLET


@pytest.fixture
def app(address_of):
    return address_of(PROBE, "--preview", "Addresses")


def queries(person, query):
    person.page.wait_for_function("(query) => location.search === query", arg=query)


def shows(person, heading):
    expect(person.heading(heading)).to_be_visible()


def walk(person):
    person.press("Tales")
    shows(person, "Tales")
    queries(person, "?sidebar=Tales")
    for page in ["Page 1", "Page 2"]:
        person.press("Turn over")
        shows(person, page)
    queries(person, "?sidebar=Tales&path=1&path=2")


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=lambda screen: screen.name)
def test_the_address_follows_what_is_shown_without_loading_the_page_again(visit, screen):
    person = visit(screen)
    assert person.page.evaluate("location.search") == ""
    person.page.evaluate("window.stays = true")
    walk(person)
    assert person.page.evaluate("window.stays")


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=lambda screen: screen.name)
def test_a_new_visitor_who_comes_with_an_address_sees_the_same(visit, screen):
    person = visit(screen)
    walk(person)
    other = visit(screen)
    other.page.goto(person.page.url)
    shows(other, "Page 2")
    queries(other, "?sidebar=Tales&path=1&path=2")


def test_the_first_page_is_that_of_the_address_before_any_script_runs(visit, app):
    person = visit(PHONE, java_script_enabled=False)
    person.page.goto(f"{person.page.url}?sidebar=Tales&path=1")
    shows(person, "Page 1")


def test_the_browsers_back_and_the_apps_lead_to_the_addresses_there(visit):
    person = visit(PHONE)
    walk(person)
    person.page.go_back()
    shows(person, "Page 1")
    queries(person, "?sidebar=Tales&path=1")
    person.page.locator("[id^='n'][data-back]").last.tap()
    shows(person, "Tales")
    queries(person, "?sidebar=Tales")
    person.page.go_back()
    shows(person, "Links: 0")
    queries(person, "")


def test_from_an_address_one_can_go_back_screen_by_screen(visit, app):
    person = visit(PHONE)
    person.page.goto("about:blank")
    person.page.goto(f"{base_of(app)}?sidebar=Maps&path=1")
    shows(person, "Page 1")
    person.page.wait_for_function("history.state?.martlet === 2")
    person.page.go_back()
    shows(person, "Maps")
    person.page.go_back()
    shows(person, "Links: 0")
    queries(person, "")
    person.page.go_back()
    assert person.page.url == "about:blank"


def base_of(app):
    return f"{app}/apps/BrowserProbe/"


def test_loading_the_page_again_shows_the_same(visit):
    person = visit(PHONE)
    walk(person)
    person.page.reload()
    shows(person, "Page 2")
    queries(person, "?sidebar=Tales&path=1&path=2")
    person.page.go_back()
    shows(person, "Page 1")
    queries(person, "?sidebar=Tales&path=1")


def test_an_address_typed_into_the_same_tab_leads_there(visit, app):
    person = visit(PHONE)
    walk(person)
    person.page.goto(f"{base_of(app)}?sidebar=Maps")
    shows(person, "Maps")
    queries(person, "?sidebar=Maps")


def test_another_tab_begins_where_the_first_one_is_and_goes_its_own_way(visit):
    person = visit(PHONE)
    walk(person)
    other = person.page.context.new_page()
    other.goto(person.page.url)
    expect(other.get_by_role("heading", name="Page 2")).to_be_visible()
    other.go_back()
    expect(other.get_by_role("heading", name="Page 1")).to_be_visible()
    shows(person, "Page 2")


@pytest.mark.parametrize("query", ["?sidebar=Nowhere&path=1", "?sidebar=a&sidebar=b", "?path=" + "1" * 3000])
def test_an_address_that_is_none_opens_the_app_at_its_start(visit, app, query):
    person = visit(PHONE)
    person.page.goto("about:blank")
    person.page.goto(base_of(app) + query)
    shows(person, "Links: 0")
    person.press("Maps")
    shows(person, "Maps")
    queries(person, "?sidebar=Maps")


def test_a_universal_link_is_the_apps_and_is_replaced_by_the_address_of_the_state(visit, app):
    person = visit(PHONE)
    walk(person)
    person.page.goto(f"{base_of(app)}shelf/3?sidebar=Maps")
    shows(person, "Page 2")
    queries(person, "?sidebar=Tales&path=1&path=2")
    for _ in range(3):
        person.page.go_back()
    shows(person, "Links: 1")
