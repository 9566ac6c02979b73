"""The swipe back: a finger takes a screen away over the leading edge, or lets it return."""
import pytest
from playwright.sync_api import expect

from conftest import PROBE, served
from finger import Finger
from screens import PHONE

MIDDLE = PHONE.height / 2


@pytest.fixture(scope="module")
def app():
    with served("--preview", "Screens", program=PROBE) as address:
        yield address


def on_deck(visit, **options):
    person = visit(PHONE, **options)
    person.press("Deck")
    expect(person.heading("Deck").first).to_be_visible()
    wait_for_stillness(person)
    return person


def wait_for_stillness(person):
    person.page.wait_for_function("() => document.getAnimations().length === 0")


def place(person, name):
    """Where the left edge of the screen of a name is."""
    return person.page.evaluate(
        "(name) => document.querySelector(`section[aria-label='${name}']`).getBoundingClientRect().left", name
    )


def take_hold(person, x=5):
    finger = Finger(person.page)
    finger.down(x, MIDDLE)
    return finger


def presses(person):
    return [frame for frame in person.sent if frame.startswith('["p"')]


def test_the_screen_follows_the_finger_and_the_one_below_at_a_third_and_darker(visit):
    person = on_deck(visit)
    finger = take_hold(person)
    finger.move(x=5 + 195)
    assert place(person, "Deck") == pytest.approx(195, abs=1)
    assert place(person, "Harbour") == pytest.approx(-0.33 * 195, abs=1)
    filters = person.page.evaluate(
        "[...document.querySelectorAll('[inert]')].map((screen) => getComputedStyle(screen).filter)"
    )
    assert filters == ["brightness(0.95)"]
    finger.up()


def test_past_the_middle_it_goes_back_once(visit):
    person = on_deck(visit)
    before = len(presses(person))
    finger = take_hold(person)
    finger.move(x=260)
    finger.rest()
    finger.up()
    expect(person.heading("Deck")).to_have_count(0)
    assert place(person, "Harbour") == 0
    assert len(presses(person)) == before + 1


def test_a_flick_goes_back_before_the_middle(visit):
    person = on_deck(visit)
    finger = take_hold(person)
    finger.move(x=150, steps=4, pause=8)
    finger.up()
    expect(person.heading("Deck")).to_have_count(0)


def test_before_the_middle_it_returns_and_nothing_has_changed(visit):
    """A3.77"""
    person = on_deck(visit)
    before = list(person.sent)
    finger = take_hold(person)
    finger.move(x=150)
    finger.rest()
    finger.up()
    person.wait_for(lambda: place(person, "Deck") == 0)
    wait_for_stillness(person)
    assert place(person, "Harbour") == 0
    assert person.sent == before


def test_a_swipe_that_turns_round_returns(visit):
    person = on_deck(visit)
    before = list(person.sent)
    finger = take_hold(person)
    finger.move(x=300)
    finger.move(x=240, steps=4, pause=8)
    finger.up()
    person.wait_for(lambda: place(person, "Deck") == 0)
    assert person.sent == before


def test_a_touch_that_the_browser_takes_away_changes_nothing(visit):
    """A3.77"""
    person = on_deck(visit)
    before = list(person.sent)
    finger = take_hold(person)
    finger.move(x=300)
    finger.cancel()
    person.wait_for(lambda: place(person, "Deck") == 0)
    assert person.sent == before


def test_a_finger_that_was_never_seen_to_leave_does_not_stay(visit):
    person = on_deck(visit)
    person.page.evaluate(
        """() => {
            const target = document.querySelector("[data-transition='push'] .scroll");
            const touch = new Touch({ identifier: 7, target, clientX: 5, clientY: 300 });
            target.dispatchEvent(new TouchEvent("touchstart", { touches: [touch], bubbles: true }));
        }"""
    )
    finger = take_hold(person)
    finger.move(x=200)
    assert place(person, "Deck") == pytest.approx(195, abs=1)
    finger.up()


def test_with_motion_the_screen_goes_on_from_where_the_finger_left_it(visit):
    person = on_deck(visit, reduced_motion="no-preference")
    screen = person.page.locator("[data-transition='push']").element_handle()
    finger = take_hold(person)
    finger.move(x=260)
    finger.rest()
    finger.up()
    assert screen.evaluate("(screen) => screen.getBoundingClientRect().left") >= 254
    expect(person.heading("Deck")).to_have_count(0)
    person.wait_for(lambda: not screen.evaluate("(screen) => screen.isConnected"))
    wait_for_stillness(person)
    assert place(person, "Harbour") == 0


def test_a_finger_that_comes_down_further_in_swipes_nothing(visit):
    person = on_deck(visit)
    finger = take_hold(person, x=30)
    finger.move(x=330)
    assert place(person, "Deck") == 0
    finger.up()
    expect(person.heading("Deck").first).to_be_visible()


def test_a_finger_that_goes_up_along_the_edge_scrolls(visit):
    person = on_deck(visit)
    finger = take_hold(person)
    finger.move(y=MIDDLE - 300)
    finger.up()
    person.wait_for(lambda: person.page.evaluate("[...document.querySelectorAll('.scroll')].at(-1).scrollTop") > 100)
    assert place(person, "Deck") == 0


def test_a_hidden_back_button_has_no_swipe(visit):
    """A3.70"""
    person = on_deck(visit)
    person.press("Hold")
    expect(person.heading("Hold")).to_be_visible()
    wait_for_stillness(person)
    finger = take_hold(person)
    finger.move(x=300)
    assert place(person, "Hold") == 0
    finger.up()
    expect(person.heading("Hold")).to_be_visible()


def test_the_first_screen_stays(visit):
    person = visit(PHONE)
    finger = take_hold(person)
    finger.move(x=300)
    assert place(person, "Harbour") == 0
    finger.up()


TAKEN = """([across, down, makeWide]) => {
    const target = document.querySelector("[data-transition='push'] .scroll");
    if (makeWide) target.style.setProperty("--extent-width", "2000px");
    const send = (type, x, y) => {
        const touch = new Touch({ identifier: 7, target, clientX: x, clientY: y });
        const event = new TouchEvent(type, { touches: [touch], bubbles: true, cancelable: true });
        target.dispatchEvent(event);
        return event.defaultPrevented;
    };
    send("touchstart", 100, 300);
    return send("touchmove", 100 + across, 300 + down);
}"""


@pytest.mark.parametrize(
    "across, down, is_wide, is_taken", [(60, 5, False, True), (-60, 5, False, True), (5, 60, False, False), (60, 5, True, False)]
)
def test_a_finger_across_what_does_not_scroll_across_is_no_way_through_the_browsers_history(
    visit, across, down, is_wide, is_taken
):
    person = on_deck(visit)
    assert person.page.evaluate(TAKEN, [across, down, is_wide]) is is_taken
