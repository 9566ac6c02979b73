"""Sliders and steppers, on the page of controls (Tests/ControlPages: Amounts.swift, Dials.swift)."""
import re

import pytest
from playwright.sync_api import expect

import outline
from screens import PHONE
from test_controls import app, middle  # noqa: F401


def slider(person, name):
    return person.page.get_by_role("slider", name=name, exact=True)


def thumb(person, name):
    return slider(person, name).locator(":scope > :last-child")


def reads(person, words):
    expect(person.page.get_by_text(words, exact=True)).to_be_visible()


@pytest.fixture
def person(visit):
    person = visit(PHONE)
    slider(person, "Volume").scroll_into_view_if_needed()
    return person


def drag(person, name, distance, steps=4):
    x, y = middle(thumb(person, name))
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + distance, y, steps=steps)
    return x + distance


def test_the_thumb_follows_the_mouse_and_the_app_hears_of_it(person):
    end = drag(person, "Volume", 50)
    assert middle(thumb(person, "Volume"))[0] == pytest.approx(end, abs=1)
    reads(person, "volume 75, edits (")
    person.page.mouse.up()
    reads(person, "volume 75, edits ()")
    assert middle(thumb(person, "Volume"))[0] == pytest.approx(end, abs=1)


def test_the_thumb_moves_before_the_app_has_answered(person):
    # No message leaves the page.
    person.page.evaluate("WebSocket.prototype.send = () => {}")
    end = drag(person, "Volume", -40)
    assert middle(thumb(person, "Volume"))[0] == pytest.approx(end, abs=1)


def test_the_thumb_stays_on_the_track(person):
    drag(person, "Volume", 400)
    person.page.mouse.up()
    reads(person, "volume 100, edits ()")
    track, end = slider(person, "Volume").bounding_box(), thumb(person, "Volume").bounding_box()
    assert end["x"] + end["width"] == pytest.approx(track["x"] + track["width"], abs=1)


def test_a_mouse_presses_where_the_thumb_is_to_go(person):
    box = slider(person, "Volume").bounding_box()
    person.page.mouse.click(box["x"] + box["width"] - 18.5, box["y"] + 15)
    reads(person, "volume 100, edits ()")


def test_a_press_of_the_thumb_changes_nothing(person):
    person.page.mouse.click(*middle(thumb(person, "Volume")))
    person.page.keyboard.press("ArrowRight")
    reads(person, "volume 51, edits ()")


def test_a_thumb_with_steps_jumps_from_one_to_the_next(person):
    drag(person, "Warmth", 2)
    person.page.mouse.up()
    reads(person, "warmth 20")


def test_a_thumb_that_the_app_does_not_move_goes_back(person):
    before = middle(thumb(person, "Stuck"))
    drag(person, "Stuck", 60)
    person.page.mouse.up()
    person.page.wait_for_timeout(300)
    assert middle(thumb(person, "Stuck")) == before


def test_a_finger_takes_the_thumb_along_wherever_it_comes_down(person):
    box = slider(person, "Volume").bounding_box()
    touch = person.page.context.new_cdp_session(person.page)

    def send(kind, x=None):
        points = [] if x is None else [{"x": box["x"] + x, "y": box["y"] + 15}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", 20)
    for x in (30, 40, 50, 60, 70):
        send("touchMove", x)
    send("touchEnd")
    reads(person, "volume 75, edits ()")


@pytest.mark.parametrize(
    "key, volume", [("ArrowRight", 51), ("ArrowUp", 51), ("ArrowLeft", 49), ("PageUp", 60), ("Home", 0), ("End", 100)])
def test_keys_move_a_slider(person, key, volume):
    slider(person, "Volume").focus()
    person.page.keyboard.press(key)
    reads(person, f"volume {volume}, edits ()")


def test_keys_that_come_fast_all_count(person):
    slider(person, "Volume").focus()
    for _ in range(10):
        person.page.keyboard.press("ArrowRight")
    expect(person.page.get_by_text(re.compile("volume 60,"))).to_be_visible()


def test_arrows_go_by_a_sliders_steps(person):
    slider(person, "Warmth").focus()
    person.page.keyboard.press("ArrowUp")
    expect(slider(person, "Warmth")).to_have_attribute("aria-valuenow", "25")
    expect(slider(person, "Warmth")).to_have_attribute("aria-valuetext", "75%")


def test_a_disabled_slider_stays_where_it_is(person):
    expect(slider(person, "Locked")).to_be_disabled()
    before = middle(thumb(person, "Locked"))
    drag(person, "Locked", 60)
    person.page.mouse.up()
    assert middle(thumb(person, "Locked")) == before


def test_the_buttons_of_a_stepper_make_it_more_and_less(person):
    stepper = person.page.get_by_role("spinbutton", name="Pegs")
    more = stepper.get_by_role("button", name="Increment", exact=True)
    more.tap()
    reads(person, "pegs 12")
    expect(more).to_be_disabled()
    stepper.get_by_role("button", name="Decrement", exact=True).tap()
    reads(person, "pegs 10")


def test_the_keyboard_reaches_a_stepper_once_and_its_arrows_make_it_more_and_less(person):
    stepper = person.page.get_by_role("spinbutton", name="Pegs")
    slider(person, "Stuck").focus()
    person.page.keyboard.press("Tab")
    expect(stepper).to_be_focused()
    person.page.keyboard.press("ArrowDown")
    reads(person, "pegs 8")
    person.page.keyboard.press("Tab")
    expect(person.page.get_by_role("spinbutton", name="Nights")).to_be_focused()


def test_what_a_browser_reads_out_is_what_the_app_means(person):
    assert 'slider "Volume" value "50%"' in outline.of(person.page)


def test_what_is_read_as_one_is_made_more_and_less_by_arrows(person):
    rating = person.page.get_by_role("spinbutton", name="Rating")
    rating.focus()
    person.page.keyboard.press("ArrowUp")
    expect(rating).to_have_attribute("aria-valuetext", "4 stars")


def test_an_action_that_nobody_sees_is_reached_by_the_keyboard(person):
    person.page.get_by_role("button", name="Reply").focus()
    person.page.keyboard.press("Enter")
    reads(person, "replied")


def test_a_gauge_follows_the_controls_beside_it(person):
    tank = person.page.get_by_role("meter", name="Tank").first
    expect(tank).to_have_attribute("aria-valuenow", "25")
    person.page.get_by_role("group", name="Water").get_by_role("button", name="Full").tap()
    expect(tank).to_have_attribute("aria-valuenow", "100")
    expect(tank).to_have_attribute("aria-valuetext", "80")
