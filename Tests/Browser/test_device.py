"""What the page tells the app of the device that it is on."""
import json

from screens import PHONE

STILL, TEXT, DARK, BOTTOM = 9, 10, 8, 5


def last_window(person):
    told = [json.loads(frame) for frame in person.sent]
    return [message[-1] for message in told if message[0] in ("h", "d")][-1]


def wait_for(person, index, value):
    person.wait_for(
        lambda: last_window(person)[index] == value, otherwise=lambda: f"The window is {last_window(person)}."
    )


def test_dark_mode_is_followed_while_the_page_is_open(visit):
    person = visit(PHONE, color_scheme="light")
    assert last_window(person)[DARK] == 0
    person.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    wait_for(person, DARK, 1)


def test_the_wish_for_less_motion_is_followed(visit):
    person = visit(PHONE, reduced_motion="no-preference")
    assert last_window(person)[STILL] == 0
    person.page.emulate_media(reduced_motion="reduce")
    wait_for(person, STILL, 1)


def test_the_text_size_of_the_browser_is_followed(visit):
    person = visit(PHONE)
    assert last_window(person)[TEXT] == 1
    # What the browser's setting does: the root's text is larger than 16 px.
    person.page.evaluate("document.documentElement.style.fontSize = '24px'")
    wait_for(person, TEXT, 1.5)


def test_a_keyboard_on_screen_is_a_change_of_the_safe_area(visit):
    def fake_keyboard(page):
        page.add_init_script(
            """window.screenSeen = Object.assign(new EventTarget(), { height: innerHeight, scale: 1 });
            Object.defineProperty(window, "visualViewport", { get: () => window.screenSeen });"""
        )

    person = visit(PHONE, before=fake_keyboard)
    person.page.evaluate("screenSeen.height = innerHeight - 291; screenSeen.dispatchEvent(new Event('resize'))")
    wait_for(person, BOTTOM, 291)
    person.page.evaluate("screenSeen.height = innerHeight; screenSeen.dispatchEvent(new Event('resize'))")
    wait_for(person, BOTTOM, 0)
