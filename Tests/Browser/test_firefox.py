"""The example in Firefox: it comes up, answers, goes back and is loaded again."""
import pytest

from firefox import firefox

ROW = "li[id] > button[aria-label*='Camp Kitchen'], li:nth-of-type(2) > button"
SHOWS_ROOT = "[...document.querySelectorAll('h1, h2')].some((title) => title.textContent === 'Equipment')"
SHOWS_DETAIL = "[...document.querySelectorAll('h1, h2')].some((title) => title.textContent === 'Camp Kitchen')"


@pytest.fixture(scope="module")
def page(app):
    with firefox() as page:
        page.resize(390, 844)
        page.open(app)
        page.wait_for("document.querySelector('body > [id]').style.width === `${innerWidth}px`")
        yield page
        assert page.complaints == []


def test_a_row_opens_and_the_browsers_back_closes_it(page):
    page.wait_for(SHOWS_ROOT)
    page.click(ROW)
    page.wait_for(SHOWS_DETAIL)
    page.back()
    page.wait_for(f"!({SHOWS_DETAIL})")


def test_a_page_that_is_loaded_again_shows_the_same(page):
    page.click(ROW)
    page.wait_for(SHOWS_DETAIL)
    page.reload()
    page.wait_for(SHOWS_DETAIL)
    page.back()
    page.wait_for(f"!({SHOWS_DETAIL})")


def test_a_wider_window_shows_the_columns_side_by_side(page):
    page.resize(1180, 820)
    page.click(ROW)
    page.wait_for(f"{SHOWS_ROOT} && {SHOWS_DETAIL}")


def test_the_fonts_are_there(page):
    page.wait_for("[...document.fonts].some((face) => face.status === 'loaded' && face.family.includes('Martlet Text'))")
