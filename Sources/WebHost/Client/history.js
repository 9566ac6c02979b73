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
 * The person wants to leave screens: until how many are left, how many there were at the last press, and whether the app has been
 * told of that. A page that is loaded again can be left before it is connected.
 * @type {{ left: number, before: number, isTold: boolean } | undefined}
 */
let leaving;
/**
 * Both say whether the app could be told.
 * @type {{ press: (button: Element) => boolean, dismiss: (sheet: Element) => boolean }}
 */
let app = { press: () => false, dismiss: () => false };
/** How many screens could be left when last no sheet covered them. */
let covered = Math.max(0, index - sheets().length);

/** The address of what the app shows, as the query of the page's. */
let query = document.body.dataset.address ?? "";
/** The items of such an address (StatePlace.swift); all others that the page's has are somebody else's. */
const places = ["sidebar", "sidebar.path", "content", "content.path", "path"];

/** Browsers refuse to change the history more often than about ten times a second: the last of many addresses will do. In ms. */
const calm = 300;
/** How long to leave a browser alone that has refused, in ms. */
const respite = 1000;
/** @type {number | undefined} */
let writing;
/** @type {number | undefined} */
let retrying;

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
    if (index < now) writeAddressNow();
    while (index < now) {
        if (!change(() => history.pushState({ martlet: index + 1 }, ""))) return;
        index += 1;
    }
    if (index > now) travel(now - index);
    else if (writing === undefined) writeAddressSoon();
}

/**
 * Changes the history, unless the browser refuses since it was changed too often: then it is asked again later.
 * @param {() => void} act
 */
function change(act) {
    try {
        act();
        return true;
    } catch {
        clearTimeout(retrying);
        retrying = setTimeout(followScreens, respite);
        return false;
    }
}

/** @param {string} newQuery */
export function followAddress(newQuery) {
    query = newQuery;
    writeAddressSoon();
}

function writeAddressSoon() {
    clearTimeout(writing);
    writing = setTimeout(writeAddress, calm);
}

/** What waits to be written belongs to the entry that is about to be left. */
function writeAddressNow() {
    if (writing !== undefined) writeAddress();
}

/** In a gallery's frame the address says which device the frame plays, and nobody sees it. */
function writeAddress() {
    clearTimeout(writing);
    writing = undefined;
    if (travels > 0 || isBeingLeft() || !isOwnWindow()) return;
    const wanted = search();
    if (location.search !== wanted) change(() => history.replaceState(history.state, "", location.pathname + wanted));
}

/** The page's query: what the app shows, and what others have added. */
function search() {
    const isOthers = (/** @type {string} */ item) => item !== "" && !places.includes(item.split("=")[0]);
    const items = [query, ...location.search.slice(1).split("&").filter(isOthers)].filter((item) => item !== "");
    return items.length > 0 ? `?${items.join("&")}` : "";
}

/** @param {number} steps */
function travel(steps) {
    writeAddressNow();
    travels += 1;
    history.go(steps);
}

/** Goes back, once; what comes of it goes on from there. @param {number} left */
function leave(left) {
    const before = depth();
    const front = sheets().at(-1);
    const button = backButtons().filter((one) => !front || front.contains(one)).at(-1);
    const isTold = button ? app.press(button) : front ? app.dismiss(front) : true;
    leaving = { left, before, isTold };
}

/** After a connection was made: the app learns of a way back that was gone while there was none. */
export function leaveAfterAll() {
    if (leaving && !leaving.isTold) leave(leaving.left);
}

/**
 * @param {(button: Element) => boolean} press tells the app, if it can
 * @param {(sheet: Element) => boolean} dismiss tells the app, if it can
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
    // Before the page counts as being left. Phones end pages that cannot be seen without a word.
    addEventListener("beforeunload", writeAddressNow);
    document.addEventListener("visibilitychange", writeAddressNow);
    watchStaying(followScreens);
    followScreens();
}
