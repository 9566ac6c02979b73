// @ts-check
// Tabs by keyboard, as ARIA has them: Tab reaches the chosen one, arrows move among all of them, Return and the space bar choose.
// Pages by finger: they scroll by themselves, and the one that the person has come to is told by a press of its tab.

/** @type {(control: Element) => void} */
let press = () => {};

// ---------------------------------------------------------------------------------------------------------------------
// Arrows

/** @type {Record<string, (index: number, count: number) => number>} */
const steps = {
    ArrowLeft: (index, count) => (index + count - 1) % count,
    ArrowRight: (index, count) => (index + 1) % count,
    Home: () => 0,
    End: (_, count) => count - 1,
};

/** @param {KeyboardEvent} event */
function keyPressed(event) {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    const list = steps[key] && target.matches("[role='tab']") ? target.closest("[role='tablist']") : null;
    if (!list) return;
    /** @type {HTMLElement[]} */
    const tabs = [...list.querySelectorAll("[role='tab']:enabled")].filter((tab) => tab instanceof HTMLElement);
    const index = tabs.findIndex((tab) => tab === target);
    tabs[steps[key](index, tabs.length)]?.focus();
    event.preventDefault();
}

// ---------------------------------------------------------------------------------------------------------------------
// Pages

/**
 * Waits until a scroller has come to rest, for browsers that do not say so.
 * @type {WeakMap<Element, number>}
 */
const waiting = new WeakMap();
const restsAfter = 150;

/** @param {Event} event */
function scrolled({ target }) {
    if (!(target instanceof HTMLElement) || !target.dataset.pages) return;
    clearTimeout(waiting.get(target));
    waiting.set(target, setTimeout(() => cameToRest(target), restsAfter));
}

/** @param {HTMLElement} scroller */
function cameToRest(scroller) {
    if (!scroller.isConnected || scroller.clientWidth === 0) return;
    const page = scroller.scrollLeft / scroller.clientWidth;
    // A finger holds it between two pages.
    if (Math.abs(page - Math.round(page)) > .02) return;
    const id = (scroller.dataset.pages ?? "").split(" ")[Math.round(page)];
    const tab = document.getElementById(id);
    if (tab && tab.getAttribute("aria-selected") !== "true") press(tab);
}

/** @param {(control: Element) => void} tellOfPress */
export function startTabs(tellOfPress) {
    press = tellOfPress;
    document.addEventListener("keydown", keyPressed);
    document.addEventListener("scroll", scrolled, { capture: true, passive: true });
}
