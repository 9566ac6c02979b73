"""Scrolling in a browser: the app learns where things stand, moves them, and makes rows as they are needed."""
import pytest

from conftest import ROOT, served
from screens import PHONE

PAGES = ROOT / ".build/debug/ScrollPages"


@pytest.fixture(scope="module")
def app():
    with served(program=PAGES) as address:
        yield address


@pytest.fixture
def scroll_page(visit):
    def open_page(name):
        person = visit(PHONE)
        menu = top_scroller(person)
        person.follow(f'press button "{name}"')
        # The menu's own list is there until the page has been pushed.
        person.wait_for(lambda: top_scroller(person) not in (None, menu))
        return person

    return open_page


def top_scroller(person):
    """The id of the scroll view on the screen that is on top."""
    return person.page.evaluate(
        """() => [...document.querySelectorAll("[id^='n'].scroll:not([inert] *)")].pop()?.id ?? null"""
    )


def scroll_to(person, top):
    person.page.evaluate("([id, top]) => document.getElementById(id).scrollTo(0, top)", [top_scroller(person), top])


def visible_rows(person, word="Row"):
    """The rows of which all can be seen, with where they begin in the window."""
    return person.page.evaluate(
        """([id, word]) => {
            const { top, bottom } = document.getElementById(id).getBoundingClientRect();
            return Object.fromEntries([...document.querySelectorAll(`#${id} [id]`)]
                .filter((element) => element.matches(".text") && element.textContent.startsWith(word))
                .map((element) => [element.textContent, element.getBoundingClientRect()])
                .filter(([, box]) => box.top >= top && box.bottom <= bottom)
                .map(([name, box]) => [name, box.top]));
        }""",
        [top_scroller(person), word],
    )


def test_the_end_of_a_million_rows(scroll_page):
    person = scroll_page("Million")
    assert "Row 0" in visible_rows(person)
    person.page.get_by_role("button", name="End").tap()
    person.wait_for(lambda: "Row 999999" in visible_rows(person))
    person.page.get_by_role("button", name="Middle").tap()
    person.wait_for(lambda: "Row 500000" in visible_rows(person))
    person.page.get_by_role("button", name="Start").tap()
    person.wait_for(lambda: "Row 0" in visible_rows(person))


def test_the_scroll_bar_leads_through_a_million_rows(scroll_page):
    person = scroll_page("Million")
    extent = person.page.evaluate("id => document.getElementById(id).scrollHeight", top_scroller(person))
    assert extent == 8_000_000
    scroll_to(person, extent / 2)
    person.wait_for(lambda: any(450_000 < int(name.split()[1]) < 550_000 for name in visible_rows(person)))
    scroll_to(person, extent)
    person.wait_for(lambda: "Row 999999" in visible_rows(person))


def test_rows_say_which_of_all_they_are(scroll_page):
    person = scroll_page("Million")
    row = person.page.get_by_role("listitem").filter(has_text="Row 3").first
    assert row.get_attribute("aria-setsize") == "1000000"
    assert row.get_attribute("aria-posinset") == "4"


def test_rows_come_while_a_wheel_turns(scroll_page):
    person = scroll_page("Million")
    person.page.mouse.move(200, 400)
    for _ in range(10):
        person.page.mouse.wheel(0, 400)
        person.wait_for(lambda: len(visible_rows(person)) > 8)
    person.wait_for(lambda: any(int(name.split()[1]) > 60 for name in visible_rows(person)))


def test_what_can_be_seen_stays_when_rows_above_are_longer_than_was_thought(scroll_page):
    person = scroll_page("Uneven")
    person.page.get_by_role("button", name="Row 1000").tap()
    person.wait_for(lambda: "Row 1000" in visible_rows(person))
    person.page.wait_for_timeout(400)
    for _ in range(15):
        before = visible_rows(person)
        person.page.evaluate("id => document.getElementById(id).scrollBy(0, -100)", top_scroller(person))
        person.page.wait_for_timeout(300)
        after = visible_rows(person)
        moves = {name: after[name] - before[name] for name in before.keys() & after.keys()}
        assert moves and all(abs(move - 100) < 1.5 for move in moves.values()), moves


def test_a_position_follows_the_person_and_leads(scroll_page):
    person = scroll_page("Position")
    scroll_to(person, 410)
    person.page.get_by_text("At 10", exact=True).wait_for()
    person.page.get_by_text("Still", exact=True).wait_for()
    person.page.get_by_role("button", name="To 50").tap()
    person.wait_for(lambda: "Row 50" in visible_rows(person))
    person.page.get_by_text("At 50", exact=True).wait_for()


def test_pages_come_to_rest_one_at_a_time(scroll_page):
    person = scroll_page("Pages")
    person.page.evaluate("id => document.getElementById(id).scrollTo(220, 0)", top_scroller(person))
    left = "id => document.getElementById(id).scrollLeft"
    person.wait_for(lambda: person.page.evaluate(left, top_scroller(person)) == 300)


def test_a_scroll_view_begins_at_its_anchor(scroll_page):
    person = scroll_page("Log")
    person.wait_for(lambda: "Line 99" in visible_rows(person, "Line"))


def test_rows_below_one_that_grows_are_moved_by_one_operation(scroll_page):
    """What is moved little by little comes to lie where it would have been laid at once."""
    person = scroll_page("Growing")
    places = """() => Object.fromEntries([...document.querySelectorAll(".text")]
        .filter((element) => element.textContent.startsWith("Row"))
        .map((element) => [element.textContent, parseFloat(element.style.top)]))"""
    before = person.page.evaluate(places)
    assert len(before) == 100
    for _ in range(20):
        person.page.get_by_role("button", name="Grow", exact=True).tap()
        person.wait_for(lambda: person.page.evaluate(places) != before)
        now = person.page.evaluate(places)
        assert {name: round(now[name] - before[name], 3) for name in before} == dict.fromkeys(before, 0.7)
        before = now
    person.page.reload()
    person.wait_for(lambda: person.page.evaluate(places) == before)
