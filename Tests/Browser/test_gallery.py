"""The gallery: apps in the frames of devices."""
import pytest
from playwright.sync_api import expect

import conftest
from hosting import GALLERY, PROBE, running


@pytest.fixture(scope="module")
def gallery():
    with running(GALLERY, "--app", conftest.APP, "--app", PROBE) as address:
        yield address


@pytest.fixture
def page(browser, gallery):
    complaints = []
    context = browser.new_context(viewport={"width": 1200, "height": 900})
    context.set_default_timeout(30_000)
    page = context.new_page()
    page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(gallery)
    yield page
    context.close()
    assert complaints == []


def app(page):
    return page.frame_locator("iframe")


def device(page):
    return page.locator("select[name=device]")


def wait_for_scene(page, width, height):
    """Waits until the app in the frame is laid out at a size."""
    page.wait_for_function(
        """([width, height]) => {
            const scene = document.querySelector("iframe").contentDocument?.querySelector("body > [id]");
            return scene?.style.width === `${width}px` && scene.style.height === `${height}px`;
        }""",
        arg=[width, height],
    )


def test_the_first_page_lists_the_apps_and_shows_one(page):
    expect(page.get_by_role("navigation", name="Apps").get_by_role("link")).to_have_count(2)
    expect(page.get_by_role("link", name="Equipment Catalogue")).to_have_attribute("aria-current", "")
    expect(app(page).get_by_role("heading", name="Equipment")).to_be_visible()
    wait_for_scene(page, 393, 852)


def test_turning_the_device_keeps_what_is_on_screen(page):
    app(page).get_by_role("button", name="kettle, Camp Kitchen").click()
    expect(app(page).get_by_role("heading", name="Camp Kitchen")).to_be_visible()
    page.get_by_role("button", name="Rotate").click()
    wait_for_scene(page, 852, 393)
    expect(app(page).get_by_role("heading", name="Camp Kitchen")).to_be_visible()


def test_another_device_has_its_size_and_its_safe_area(page):
    device(page).select_option("ipad-11")
    wait_for_scene(page, 820, 1180)
    page.get_by_role("button", name="Rotate").click()
    wait_for_scene(page, 1180, 820)
    # The title's bar begins below the status bar of 32 points.
    top = app(page).get_by_role("heading", name="Equipment").first.evaluate("(title) => title.getBoundingClientRect().top")
    assert top >= 32


def test_a_device_that_is_larger_than_the_page_is_shown_whole(page):
    device(page).select_option("ipad-pro-13")
    wait_for_scene(page, 1032, 1376)
    page.wait_for_function(
        """() => {
            const [frame, stage] = ["iframe", ".stage"].map((part) => document.querySelector(part).getBoundingClientRect());
            return frame.top >= stage.top && frame.bottom <= stage.bottom && frame.left >= stage.left;
        }"""
    )


def test_the_frame_shows_what_the_system_has_in_the_safe_areas(page):
    def places():
        return page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll(".device > span")]
                .filter((sign) => sign.offsetWidth)
                .map((sign) => [sign.className, [
                    sign.offsetLeft, sign.offsetTop, sign.offsetLeft + sign.offsetWidth, sign.offsetTop + sign.offsetHeight,
                ]]))"""
        )

    device(page).select_option("iphone-15")
    upright = places()
    assert set(upright) == {"clock", "island", "home"}
    assert 0 < upright["island"][1] and upright["island"][3] < 59 and upright["clock"][3] < 59
    assert upright["home"][1] > 852 - 34
    page.get_by_role("button", name="Rotate").click()
    turned = places()
    assert set(turned) == {"island", "home"}
    assert 0 < turned["island"][0] and turned["island"][2] < 59
    device(page).select_option("iphone-se-3")
    page.get_by_role("button", name="Rotate").click()
    assert set(places()) == {"clock"}
    device(page).select_option("ipad-11")
    assert set(places()) == {"clock", "home"}
    device(page).select_option("window")
    assert not places()


def test_dark_is_dark_in_the_app_at_once(page):
    def ground():
        return app(page).locator("body > [id]").evaluate(
            "(scene) => [...scene.querySelectorAll('*')].map((part) => part.style.backgroundColor).find(Boolean)"
        )

    page.get_by_label("Appearance").select_option("light")
    expect(app(page).get_by_role("heading", name="Equipment")).to_be_visible()
    light = ground()
    page.get_by_label("Appearance").select_option("dark")
    page.wait_for_function("() => document.querySelector('iframe').contentDocument.documentElement.style.colorScheme === 'dark'")
    for _ in range(100):
        if ground() != light:
            break
        page.wait_for_timeout(20)
    assert ground() != light


def test_a_window_is_as_large_as_one_says(page):
    device(page).select_option("window")
    page.get_by_label("Width").fill("700")
    page.get_by_label("Width").press("Enter")
    page.get_by_label("Height").fill("500")
    page.get_by_label("Height").press("Tab")
    wait_for_scene(page, 700, 500)


def test_without_a_frame_the_app_fills_the_page(page):
    device(page).select_option("fill")
    page.wait_for_function(
        """() => {
            const [frame, stage] = ["iframe", ".stage"].map((part) => document.querySelector(part).getBoundingClientRect());
            return Math.abs(frame.width - stage.width) < 2 && Math.abs(frame.height - stage.height) < 2;
        }"""
    )


def test_a_link_reaches_the_app_in_the_frame_and_its_page_stays(page):
    page.get_by_role("link", name="Probe").click()
    expect(app(page).get_by_role("button", name="No link")).to_be_attached()
    for number, link in enumerate(["tea://leaf/1", "tea://leaf/2"], start=1):
        page.get_by_label("Link", exact=True).last.fill(link)
        page.get_by_label("Link", exact=True).last.press("Enter")
        expect(app(page).get_by_role("button", name=f"Link {number}: {link}")).to_be_attached()


def test_the_address_shows_the_same_again(page):
    page.get_by_role("link", name="Probe").click()
    device(page).select_option("ipad-11")
    page.get_by_role("button", name="Rotate").click()
    page.reload()
    wait_for_scene(page, 1180, 820)
    expect(page.get_by_role("link", name="Probe")).to_have_attribute("aria-current", "")
    expect(device(page)).to_have_value("ipad-11")


def test_everything_is_reached_by_keyboard(page):
    reached = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.name || document.activeElement.textContent"))
    assert {"Equipment Catalogue", "Probe", "device", "turn", "scheme", "text", "url", "Open"} <= reached
