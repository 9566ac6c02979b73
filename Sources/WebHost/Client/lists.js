// @ts-check
// Lists by keyboard, as the platforms have them: Tab enters a list at one of its rows and leaves it from there, arrows move
// among the rows. A list is a scroller; its rows may stand in several parts of it.

const rowWithButton = "li:has(> [data-covers])";

/** @type {(control: Element) => void} */
let press = () => {};

/** @param {Element} row */
const listOf = (row) => row.closest(".scroll") ?? row.parentElement ?? row;
/** @param {Element} list */
const rowsOf = (list) => [...list.querySelectorAll(rowWithButton)];
/**
 * @param {Element | undefined} row
 * @returns {HTMLElement | null | undefined} a button or a link
 */
const buttonOf = (row) => row?.querySelector(":scope > [data-covers]");
/** @param {Element} row */
const isSelected = (row) => buttonOf(row)?.getAttribute("aria-current") === "true";
/** @param {Element} row */
const isEnabled = (row) => buttonOf(row)?.matches(":not(:disabled, [aria-disabled])") && !row.closest("[inert], [aria-hidden]");

// ---------------------------------------------------------------------------------------------------------------------
// Tab

/**
 * The row that had the focus last, by its list.
 * @type {WeakMap<Element, Element>}
 */
const entries = new WeakMap();
/**
 * Controls that Tab passes by.
 * @type {WeakSet<Element>}
 */
const passed = new WeakSet();

/** In each list Tab reaches the row that had the focus last, or else the selected one, or the first. */
export function settleLists() {
    /** @type {Map<Element, Element[]>} */
    const lists = new Map();
    for (const row of document.querySelectorAll(rowWithButton)) {
        const list = listOf(row);
        const rows = lists.get(list);
        if (rows) rows.push(row);
        else lists.set(list, [row]);
    }
    for (const [list, rows] of lists) {
        const last = entries.get(list);
        letIn(rows, rows.find((row) => row === last) ?? rows.find(isSelected) ?? rows.find(isEnabled));
    }
}

/**
 * @param {Element[]} rows
 * @param {Element | undefined} entry
 */
function letIn(rows, entry) {
    for (const row of rows) {
        for (const button of row.querySelectorAll("button, a[id]")) setReachable(button, row === entry);
    }
}

/**
 * @param {Element} button
 * @param {boolean} isReachable
 */
function setReachable(button, isReachable) {
    if (isReachable) {
        if (passed.delete(button)) button.removeAttribute("tabindex");
    } else if (!button.hasAttribute("tabindex")) {
        button.setAttribute("tabindex", "-1");
        passed.add(button);
    }
}

/** @param {FocusEvent} event */
function focusMoved({ target }) {
    const row = target instanceof Element ? target.closest(rowWithButton) : null;
    if (!row) return;
    const list = listOf(row);
    if (entries.get(list) === row) return;
    entries.set(list, row);
    letIn(rowsOf(list), row);
}

// ---------------------------------------------------------------------------------------------------------------------
// Arrows

/** @type {Record<string, (index: number, count: number) => number>} */
const steps = {
    ArrowUp: (index) => Math.max(index - 1, 0),
    ArrowDown: (index, count) => Math.min(index + 1, count - 1),
    Home: () => 0,
    End: (_, count) => count - 1,
};

/**
 * What an arrow to the side makes of a row that can be opened.
 * @type {Record<string, string>}
 */
const openings = { ArrowRight: "true", ArrowLeft: "false" };

/** @param {KeyboardEvent} event */
function keyPressed(event) {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    const row = target.matches("li > :is(button, a)") ? target.parentElement : null;
    if (!row?.matches(rowWithButton)) return;
    if (steps[key]) move(row, steps[key]);
    else if (!openings[key] || !open(row, openings[key])) return;
    event.preventDefault();
}

/**
 * @param {Element} row
 * @param {(index: number, count: number) => number} step
 */
function move(row, step) {
    const rows = rowsOf(listOf(row)).filter(isEnabled);
    buttonOf(rows[step(rows.indexOf(row), rows.length)])?.focus();
}

/**
 * Opens or closes a row, and says whether it is one that can be.
 * @param {Element} row
 * @param {string} wanted
 */
function open(row, wanted) {
    const opener = row.querySelector(":scope > [aria-expanded]");
    if (opener && opener.getAttribute("aria-expanded") !== wanted) press(opener);
    return opener !== null;
}

/** @param {(control: Element) => void} tellOfPress */
export function startLists(tellOfPress) {
    press = tellOfPress;
    document.addEventListener("focusin", focusMoved);
    document.addEventListener("keydown", keyPressed);
    settleLists();
}
