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
    person.page.wait_for_function("() => history.state?.martlet === 2")
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


REFUSING = """
    window.refuses = false;
    for (const name of ["pushState", "replaceState"]) {
        const act = history[name];
        history[name] = function (...what) {
            if (window.refuses) throw new DOMException("Too many calls.", "SecurityError");
            return act.apply(this, what);
        };
    }
"""
"""As browsers do for a while when a page has changed its history too often."""

COUNTING = """
    window.written = [];
    const act = history.replaceState;
    history.replaceState = function (...what) {
        window.written.push(what[2]);
        return act.apply(this, what);
    };
"""


def after(script):
    return lambda page: page.add_init_script(script)


def follow(person, *queries):
    """Hands these addresses to the page, all at once."""
    person.page.evaluate(
        """async (queries) => {
            const { src } = document.querySelector("script[type=module]");
            const { followAddress } = await import(new URL("history.js", src));
            queries.forEach(followAddress);
        }""",
        queries,
    )


def test_of_many_addresses_in_a_row_only_the_last_is_written(visit):
    person = visit(PHONE, before=after(COUNTING))
    follow(person, *[f"path={number}" for number in range(300)])
    queries(person, "?path=299")
    assert [address.split("?")[1] for address in person.page.evaluate("window.written")] == ["path=299"]


def test_an_address_is_written_at_once_when_the_page_is_being_left(visit):
    person = visit(PHONE)
    follow(person, "path=7")
    assert person.page.evaluate("dispatchEvent(new Event('beforeunload')) && location.search") == "?path=7"


def test_leaving_right_after_a_step_and_coming_back_shows_that_step(visit):
    person = visit(PHONE)
    person.press("Tales")
    shows(person, "Tales")
    person.page.goto("about:blank")
    person.page.go_back()
    shows(person, "Tales")
    queries(person, "?sidebar=Tales")


def test_a_browser_that_refuses_to_change_the_history_is_asked_again_and_the_app_goes_on(visit):
    person = visit(PHONE, before=after(REFUSING))
    person.page.evaluate("window.refuses = true")
    person.press("Tales")
    shows(person, "Tales")
    person.press("Turn over")
    shows(person, "Page 1")
    assert person.page.evaluate("[location.search, history.state]") == ["", None]
    assert sum(message.startswith('["h"') for message in person.sent) == 1
    person.page.evaluate("window.refuses = false")
    queries(person, "?sidebar=Tales&path=1")
    person.page.wait_for_function("() => history.state?.martlet === 2")
    person.page.go_back()
    shows(person, "Tales")


def test_loading_the_page_again_before_its_address_has_followed_keeps_what_the_person_did(visit, app):
    person = visit(PHONE, before=after(REFUSING))
    person.page.goto(f"{base_of(app)}?sidebar=Tales&path=1")
    shows(person, "Page 1")
    person.page.evaluate("window.refuses = true")
    person.press("Turn over")
    shows(person, "Page 2")
    person.page.reload()
    shows(person, "Page 2")


def test_what_others_add_to_the_address_stays(visit, app):
    person = visit(PHONE)
    person.page.goto(f"{base_of(app)}?utm_source=letter&sidebar=Tales&seen")
    shows(person, "Tales")
    person.press("Turn over")
    shows(person, "Page 1")
    queries(person, "?sidebar=Tales&path=1&utm_source=letter&seen")
    person.page.reload()
    shows(person, "Page 1")
    queries(person, "?sidebar=Tales&path=1&utm_source=letter&seen")


def test_a_person_who_stays_twice_is_left_in_peace_after_the_second_time_too(visit):
    person = visit(PHONE)
    is_being_left = person.page.evaluate(
        """async () => {
            const { src } = document.querySelector("script[type=module]");
            const { isBeingLeft, patience } = await import(new URL("leaving.js", src));
            const part = () => new Promise((done) => setTimeout(done, patience * 0.6));
            dispatchEvent(new Event("beforeunload"));
            await part();
            dispatchEvent(new Event("beforeunload"));
            await part();
            return isBeingLeft();
        }"""
    )
    assert is_being_left


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
