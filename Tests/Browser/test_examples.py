"""The dessert shop and the restaurants in a page, on a phone and on a tablet."""
import urllib.parse

import pytest
from playwright.sync_api import expect

from conftest import ROOT, served
from screens import PHONE, TABLET


@pytest.fixture(scope="module")
def app(request):
    with served(program=ROOT / ".build/debug" / request.param) as address:
        yield address


dessert_shop = pytest.mark.parametrize("app", ["DessertShop"], indirect=True)
restaurants = pytest.mark.parametrize("app", ["Restaurants"], indirect=True)
on_both = pytest.mark.parametrize("screen", [PHONE, TABLET], ids=lambda screen: screen.name)


def open_link(person, app, link):
    person.page.goto(f"{app}/open?url={urllib.parse.quote(link, safe='')}")


@on_both
@dessert_shop
def test_flavours_and_desserts_lead_to_one_another(visit, screen):
    person = visit(screen)
    for name in ["Pistachio", "Meadow Roll", "Lemon"]:
        person.press(name)
        expect(person.heading(name)).to_be_visible()
    for name in ["Meadow Roll", "Pistachio", "Dessert Shop"]:
        person.page.go_back()
        expect(person.heading(name)).to_be_visible()


@on_both
@dessert_shop
def test_a_link_opens_a_page_another_one_a_sheet_and_a_bad_one_nothing(visit, app, screen):
    person = visit(screen)
    open_link(person, app, "dessertshop://flavours/2")
    expect(person.heading("Lemon")).to_be_visible()
    open_link(person, app, "dessertshop://desserts/-1")
    expect(person.heading("Lemon")).to_be_visible()
    open_link(person, app, "dessertshop://orders/1")
    sheet = person.page.get_by_role("dialog")
    expect(sheet.get_by_text("1 × Night Tart")).to_be_visible()


@on_both
@restaurants
def test_a_restaurant_comes_up_in_a_sheet(visit, screen):
    person = visit(screen)
    person.page.get_by_role("button", name="High Tide, Fish").tap()
    sheet = person.page.get_by_role("dialog")
    expect(sheet.get_by_text("Harbour, 15 minutes on foot")).to_be_in_viewport()
    # What is behind is still painted, and waits.
    expect(person.page.locator("[inert]").get_by_role("button", name="High Tide, Fish")).to_have_count(1)


@on_both
@restaurants
def test_what_is_done_in_a_sheet_is_to_be_seen_in_the_list(visit, screen):
    person = visit(screen)
    person.page.get_by_role("button", name="Actions for High Tide").tap()
    person.page.get_by_role("button", name="Save for Later").tap()
    expect(person.page.get_by_role("button", name="Saved, 1")).to_be_visible()
    person.page.get_by_role("button", name="Price, Any").tap()
    person.page.get_by_role("button", name="€€€", exact=True).tap()
    expect(person.page.get_by_role("button", name="Price, €€€")).to_be_visible()
    expect(person.page.get_by_role("button", name="Brick Oven")).to_have_count(0)
