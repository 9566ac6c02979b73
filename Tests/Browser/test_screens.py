"""The example on a phone and on a tablet."""
from playwright.sync_api import expect

from screens import PHONE, TABLET

CATEGORIES = ["Shelter", "Camp Kitchen", "Finding the Way", "On the Water"]


def test_a_phone_shows_the_categories(visit):
    person = visit(PHONE)
    expect(person.heading("Equipment")).to_be_visible()
    for name in CATEGORIES:
        expect(person.row_button(name)).to_be_in_viewport()


def test_a_tap_on_a_phone_opens_the_category_and_back_leads_home(visit):
    person = visit(PHONE)
    person.press("Camp Kitchen")
    expect(person.heading("Camp Kitchen")).to_be_visible()
    detail = person.page.get_by_role("region", name="Camp Kitchen")
    expect(detail.get_by_role("listitem")).to_have_count(5)
    expect(person.page.get_by_text("Kettle", exact=True)).to_be_in_viewport()
    person.back()
    expect(person.heading("Camp Kitchen")).to_have_count(0)
    expect(person.heading("Equipment")).to_be_visible()
    expect(person.row_button("Camp Kitchen")).to_be_visible()


def test_a_phone_shows_one_column_after_the_other_and_back_goes_one_step_at_a_time(visit):
    person = visit(PHONE)
    for name in ["Camp Kitchen", "Kettle"]:
        person.press(name)
        expect(person.heading(name)).to_be_visible()
    expect(person.page.get_by_role("img", name="kettle", exact=True)).to_be_in_viewport()
    person.page.get_by_role("button", name="Camp Kitchen", exact=True).tap()
    expect(person.heading("Camp Kitchen")).to_be_visible()
    person.back()
    expect(person.heading("Equipment")).to_be_visible()


def test_a_tablet_shows_three_columns(visit):
    person = visit(TABLET)
    expect(person.heading("Equipment")).to_be_visible()
    expect(person.page.get_by_text("Pick a category to see what is in it")).to_be_visible()
    expect(person.page.get_by_text("Pick something to see its page")).to_be_visible()


def test_a_tap_on_a_tablet_marks_the_row_and_fills_the_column_beside_it(visit):
    person = visit(TABLET)
    for name, item in [("Shelter", "Hammock"), ("On the Water", "Dry Bag")]:
        person.press(name)
        expect(person.page.get_by_text(item, exact=True)).to_be_visible()
        expect(person.row_button(name)).to_have_attribute("aria-current", "true")
    expect(person.row_button("Shelter")).not_to_have_attribute("aria-current", "true")
    expect(person.page.get_by_text("Hammock", exact=True)).to_have_count(0)
    person.press("Dry Bag")
    expect(person.heading("Dry Bag")).to_be_visible()
    expect(person.row_button("Dry Bag")).to_have_attribute("aria-current", "true")


def test_the_list_of_everything_opens_level_by_level(visit):
    person = visit(PHONE)
    person.press("All Equipment")

    def row(name):
        return person.page.get_by_role("button", name=name, exact=True)

    for name, inside in [("On the Water", "Boats"), ("Boats", "kayak, Kayak")]:
        expect(row(inside)).to_have_count(0)
        expect(row(name)).to_have_attribute("aria-expanded", "false")
        row(name).tap()
        expect(row(name)).to_have_attribute("aria-expanded", "true")
        expect(row(inside)).to_be_in_viewport()
    row("kayak, Kayak").tap()
    expect(person.heading("Kayak")).to_be_visible()


def test_turning_a_tablet_keeps_what_was_picked(visit):
    person = visit(TABLET)
    person.press("Finding the Way")
    expect(person.heading("Finding the Way")).to_be_visible()
    person.rotate()
    expect(person.heading("Finding the Way")).to_be_visible()
    person.rotate()
    expect(person.row_button("Finding the Way")).to_have_attribute("aria-current", "true")


def test_a_page_is_laid_out_for_the_window_at_once_the_second_time(visit):
    person = visit(PHONE)
    document = person.page.context.request.get(person.page.url).text()
    assert "width:390px;height:844px" in document


def test_a_page_says_everything_without_a_script(visit):
    person = visit(PHONE, java_script_enabled=False)
    for name in ["Equipment", *CATEGORIES]:
        expect(person.page.get_by_text(name, exact=True).last).to_be_visible()
