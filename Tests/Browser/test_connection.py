"""What a page does when its connection breaks, or what comes through it does."""
import pytest
from playwright.sync_api import expect

from screens import PHONE, TABLET
from wire import Wire


def visit_by_wire(visit, screen):
    wires = []
    person = visit(screen, before=lambda page: wires.append(Wire(page)))
    return person, wires[0]


def test_a_cut_connection_comes_back_to_the_same_screen(visit):
    person, wire = visit_by_wire(visit, PHONE)
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    person.page.evaluate("document.body.firstElementChild.dataset.seen = ''")
    wire.close(1012)
    person.wait_for(lambda: len(wire.greetings) == 2)
    assert wire.greetings[0][1] == wire.greetings[1][1]
    expect(person.heading("Camp Kitchen")).to_be_visible()
    person.back()
    expect(person.heading("Camp Kitchen")).to_have_count(0)
    expect(person.heading("Equipment")).to_be_visible()
    assert person.page.locator("[data-seen]").count() == 1


@pytest.mark.parametrize("nonsense", ["", "{}", '["c"]', '["c",1e9,[],[]]', '["z",1,2,3]'])
def test_a_message_that_makes_no_sense_is_answered_by_asking_for_everything(visit, nonsense):
    person, wire = visit_by_wire(visit, TABLET)
    wire.send(nonsense)
    person.wait_for(lambda: len(wire.greetings) == 2)
    person.press("Shelter")
    expect(person.heading("Shelter")).to_be_visible()


def test_a_lost_change_is_made_up_for(visit):
    person, wire = visit_by_wire(visit, TABLET)
    wire.drops = 1
    person.press("Shelter")
    person.wait_for(lambda: wire.drops == 0)
    person.press("On the Water")
    expect(person.heading("On the Water")).to_be_visible()
    expect(person.row_button("On the Water")).to_have_attribute("aria-current", "true")
    expect(person.row_button("Shelter")).not_to_have_attribute("aria-current", "true")


def test_an_ended_scene_is_loaded_again_once_and_no_more(visit):
    person, wire = visit_by_wire(visit, PHONE)
    # Whoever comes without the cookie is a new visitor, who has none of the old one's scenes.
    person.page.context.clear_cookies()
    wire.close(4001)
    person.wait_for(lambda: len(wire.greetings) == 2)
    assert wire.greetings[0][1] != wire.greetings[1][1]
    wire.close(4001)
    expect(person.page.get_by_role("status")).to_contain_text("This page has expired.")
    person.page.wait_for_timeout(1500)
    assert len(wire.greetings) == 2
    person.page.get_by_role("button", name="Reload").tap()
    person.wait_for(lambda: len(wire.greetings) == 3)
    expect(person.heading("Equipment")).to_be_visible()


def test_a_page_that_is_told_of_an_end_in_error_goes_on_with_its_scene(visit):
    person, wire = visit_by_wire(visit, PHONE)
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    wire.close(4001)
    person.wait_for(lambda: len(wire.greetings) == 2)
    assert wire.greetings[0][1] == wire.greetings[1][1]
    expect(person.heading("Camp Kitchen")).to_be_visible()


def test_a_way_back_that_is_gone_without_a_connection_is_told_with_the_next(visit):
    person, wire = visit_by_wire(visit, PHONE)
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    person.page.wait_for_function("() => history.state?.martlet === 1")
    wire.refusals = 1
    wire.close(1012)
    person.page.evaluate("history.back()")
    expect(person.heading("Camp Kitchen")).to_have_count(0)
    expect(person.heading("Equipment")).to_be_visible()
    assert wire.refusals == 0


def test_a_press_is_a_short_message(visit):
    person = visit(TABLET)
    person.press("Shelter")
    person.wait_for(lambda: any(frame.startswith('["p"') for frame in person.sent))
    assert all(len(frame) <= 100 for frame in person.sent if frame.startswith('["p"'))
