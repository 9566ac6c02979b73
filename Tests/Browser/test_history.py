"""The browser's own way back, and a page that is loaded again."""
from playwright.sync_api import expect

from screens import PHONE, TABLET


def visit_after_another_page(visit, screen):
    return visit(screen, before=lambda page: page.goto("about:blank"))


def test_the_browsers_back_pops_the_screen_and_then_leaves(visit):
    person = visit_after_another_page(visit, PHONE)
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    person.page.go_back()
    expect(person.heading("Camp Kitchen")).to_have_count(0)
    assert "/apps/" in person.page.url
    person.page.go_back()
    assert person.page.url == "about:blank"


def test_the_back_button_is_a_way_back_in_the_browsers_history_too(visit):
    person = visit_after_another_page(visit, PHONE)
    for name in ["Camp Kitchen", "Shelter"]:
        person.press(name)
        expect(person.heading(name)).to_be_visible()
        person.back()
        expect(person.heading(name)).to_have_count(0)
    person.page.wait_for_function("() => history.state === null")
    person.page.go_back()
    assert person.page.url == "about:blank"


def test_forward_does_not_bring_back_a_screen_that_was_left(visit):
    person = visit(PHONE)
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    person.page.go_back()
    expect(person.heading("Camp Kitchen")).to_have_count(0)
    person.page.go_forward()
    person.page.wait_for_function("() => history.state === null")
    expect(person.heading("Camp Kitchen")).to_have_count(0)
    person.press("Shelter")
    expect(person.heading("Shelter")).to_be_visible()


def test_columns_beside_one_another_are_no_screens_to_go_back_from(visit):
    person = visit_after_another_page(visit, TABLET)
    person.press("Shelter")
    expect(person.heading("Shelter")).to_be_visible()
    person.page.go_back()
    assert person.page.url == "about:blank"


def test_a_page_that_is_loaded_again_shows_the_same_screen_and_still_knows_the_way_back(visit):
    person = visit(PHONE)
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    person.page.reload()
    expect(person.heading("Camp Kitchen")).to_be_visible()
    person.page.go_back()
    expect(person.heading("Camp Kitchen")).to_have_count(0)
    expect(person.heading("Equipment")).to_be_visible()


def test_a_second_page_is_a_scene_of_its_own(visit):
    person = visit(PHONE)
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    other = person.page.context.new_page()
    other.goto(person.page.url)
    expect(other.get_by_role("heading", name="Equipment")).to_be_visible()
    expect(other.get_by_role("heading", name="Camp Kitchen")).to_have_count(0)
