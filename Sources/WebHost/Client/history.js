// @ts-check
// The browser's own way back. The history has an entry for each screen that can be left by going back, and for each sheet; its
// state says how many lie below. The app decides: going back in the browser presses the page's back button or asks for the
// sheet to go, and after each change the history is brought to where the app is. The page's address is that of what the app shows
// now, as far as the app can name it; the entries below keep theirs.

import { isBeingLeft, watchStaying } from "./leaving.js";
import { isOwnWindow } from "./window.js";

const sheet = "[id^='n']:is([data-sheet], [aria-modal='true'])";

/** How many screens lie below, as the browser's history has it. */
let index = indexOf(history.state);
/** How many ways through the history that we asked for have not ended yet. */
let travels = 0;
/**
 * The person wants to leave more screens than one: until how many are left, and how many there were at the last press.
 * @type {{ left: number, before: number } | undefined}
 */
let leaving;
/** @type {{ press: (button: Element) => void, dismiss: (sheet: Element) => void }} */
let app = { press: () => {}, dismiss: () => {} };
/** How many screens could be left when last no sheet covered them. */
let covered = Math.max(0, index - sheets().length);

/** The address of what the app shows, as the query of the page's. */
let query = document.body.dataset.address ?? "";

/** @param {any} state */
function indexOf(state) {
    return Number.isInteger(state?.martlet) ? state.martlet : 0;
}

/** The last is the one in front. */
function sheets() {
    return [...document.querySelectorAll(sheet)];
}

/** Those that can be pressed, in the order of reading. */
function backButtons() {
    const isReadable = (/** @type {Element} */ button) => !button.closest("[inert], [aria-hidden='true']");
    return [...document.querySelectorAll("[id^='n'][data-back]")].filter(isReadable);
}

/** How many screens and sheets can be left. */
function depth() {
    const open = sheets();
    const buttons = backButtons();
    const inSheets = buttons.filter((button) => button.closest(sheet));
    const count = (/** @type {Element[]} */ some) =>
        some.reduce((sum, button) => sum + Number(button.getAttribute("data-back")), 0);
    const others = count(buttons) - count(inSheets);
    if (others > 0 || open.length === 0) covered = others;
    return covered + open.length + count(inSheets);
}

/** Brings the history to where the app is. */
export function followScreens() {
    if (travels > 0 || isBeingLeft()) return;
    const now = depth();
    if (leaving && now > leaving.left && now < leaving.before) return leave(leaving.left);
    leaving = undefined;
    while (index < now) history.pushState({ martlet: ++index }, "");
    if (index > now) travel(now - index);
    else showAddress();
}

/** @param {string} newQuery */
export function followAddress(newQuery) {
    query = newQuery;
    if (travels === 0 && !isBeingLeft()) showAddress();
}

/** In a gallery's frame the address says which device the frame plays, and nobody sees it. */
function showAddress() {
    const wanted = query && `?${query}`;
    if (isOwnWindow() && location.search !== wanted) history.replaceState(history.state, "", location.pathname + wanted);
}

/** @param {number} steps */
function travel(steps) {
    travels += 1;
    history.go(steps);
}

/** Goes back, once; what comes of it goes on from there. @param {number} left */
function leave(left) {
    leaving = { left, before: depth() };
    const front = sheets().at(-1);
    const button = backButtons().filter((one) => !front || front.contains(one)).at(-1);
    if (button) app.press(button);
    else if (front) app.dismiss(front);
}

/**
 * @param {(button: Element) => void} press tells the app
 * @param {(sheet: Element) => void} dismiss tells the app
 */
export function watchHistory(press, dismiss) {
    app = { press, dismiss };
    addEventListener("popstate", ({ state }) => {
        const reached = indexOf(state);
        if (travels > 0) {
            travels -= 1;
            index = reached;
            return followScreens();
        }
        // A screen that was left is no more: the way forward to it leads back here.
        if (reached > index) return travel(index - reached);
        index = reached;
        if (depth() > reached) leave(reached);
        else followScreens();
    });
    watchStaying(followScreens);
    followScreens();
}
