// @ts-check
// Rows that are swiped aside, rows that are moved by their handle, and lists that are pulled down to be loaded anew. The page
// follows the finger and says what came of it.

import { motion } from "./swipe.js";
import { wantsStillness } from "./window.js";

/** @type {(kind: "r" | "w" | "u", element: Element, ...numbers: number[]) => void} */
let tell = () => {};

/** How far a finger has to go before it means a swipe, and for the buttons to stay, in px; a long one crosses this part of a row. */
const slack = 10;
const reach = 40;
const longPart = 0.6;
/** How far a list has to be pulled down, in px. */
const pull = 80;

/** Of data-swipe: by its edge, which bit says that the row can be swiped away from it, and which that a long swipe acts. */
const bits = [{ any: 1, long: 4 }, { any: 2, long: 8 }];

// ---------------------------------------------------------------------------------------------------------------------
// Swipes

/** @type {{ row: HTMLElement, id: number, x: number, y: number, distance: number, isSwipe: boolean } | undefined} */
let swipe;
/** The row that was let go far enough aside, until the app has answered. @type {HTMLElement | undefined} */
let released;
/** The next click only ends a swipe. */
let isClickOver = false;

/** After this time, in ms, the app has nothing to say to a swipe. */
const patience = 500;

/** @param {PointerEvent} event */
function beganSwipe(event) {
    isClickOver = false;
    swipe = undefined;
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest("[data-swipe]");
    if (!(row instanceof HTMLElement) || target?.closest("[data-moves], [data-pointers]") || event.pointerType === "mouse") return;
    if (!event.isPrimary) return;
    swipe = { row, id: event.pointerId, x: event.clientX, y: event.clientY, distance: 0, isSwipe: false };
}

/** @param {PointerEvent} event */
function movedSwipe(event) {
    if (!swipe || event.pointerId !== swipe.id) return;
    const across = event.clientX - swipe.x;
    const down = Math.abs(event.clientY - swipe.y);
    if (!swipe.isSwipe) {
        if (down > slack && down > Math.abs(across)) swipe = undefined;
        else if (Math.abs(across) > slack) swipe.isSwipe = true;
    }
    if (!swipe) return;
    swipe.distance = across;
    if (swipe.isSwipe) stand(swipe.row, canBeSwiped(swipe.row, across) ? across : 0);
}

/** @param {PointerEvent} event */
function endedSwipe(event) {
    if (!swipe || event.pointerId !== swipe.id) return;
    const { row, distance, isSwipe } = swipe;
    swipe = undefined;
    if (!isSwipe) return;
    isClickOver = true;
    if (event.type === "pointercancel" || Math.abs(distance) < reach) return goBack(row);
    const edge = edgeOf(row, distance);
    const isLong = Math.abs(distance) > row.clientWidth * longPart && Number(row.dataset.swipe) & bits[edge].long;
    released = row;
    setTimeout(settleSwipe, patience);
    // Where there is nothing to be uncovered, what was is covered again.
    tell("r", row, edge, isLong ? 1 : 0);
}

/**
 * The edge that a row is swiped away from: 0 for the leading one.
 * @param {Element} row
 * @param {number} distance
 */
const edgeOf = (row, distance) => (distance > 0 === (getComputedStyle(row).direction !== "rtl") ? 0 : 1);

/**
 * @param {HTMLElement} row
 * @param {number} distance
 */
const canBeSwiped = (row, distance) => Boolean(Number(row.dataset.swipe) & bits[edgeOf(row, distance)].any);

/** What moves in a row: all but the line at its edge. @param {HTMLElement} row */
function partsOf(row) {
    return [...row.children].filter((part) => part instanceof HTMLElement && part.offsetHeight > 1);
}

/**
 * Lets what is in a row stand so far aside.
 * @param {HTMLElement} row
 * @param {number} distance
 */
function stand(row, distance) {
    for (const part of partsOf(row)) part.style.translate = distance === 0 ? "" : `${distance}px 0`;
}

/**
 * @param {HTMLElement} row
 * @param {(part: HTMLElement) => boolean} [isMoved] by the app, which begins where the finger has left it
 */
function goBack(row, isMoved = () => false) {
    for (const part of partsOf(row)) {
        const { translate } = part.style;
        part.style.translate = "";
        if (translate && !isMoved(part) && !wantsStillness()) part.animate([{ translate, offset: 0 }], motion);
    }
}

/**
 * The app has answered.
 * @param {(part: HTMLElement) => boolean} [isMoved]
 */
export function settleSwipe(isMoved) {
    if (released) goBack(released, isMoved);
    released = undefined;
}

/** Two fingers on a trackpad, or a wheel that turns to the side. */
let turned = 0;
let turnedAt = 0;

/** @param {WheelEvent} event */
function wheelTurned(event) {
    const row = event.target instanceof Element ? event.target.closest("[data-swipe]") : null;
    if (!(row instanceof HTMLElement) || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    const now = performance.now();
    const isOne = now - turnedAt < 300;
    turnedAt = now;
    if (isOne && !Number.isFinite(turned)) return;
    turned = (isOne ? turned : 0) + event.deltaX;
    const edge = turned > 0 ? 1 : 0;
    if (Math.abs(turned) < reach || !(Number(row.dataset.swipe) & bits[edge].any)) return;
    turned = Infinity;
    tell("r", row, edge, 0);
}

// ---------------------------------------------------------------------------------------------------------------------
// Moving rows

/** @type {{ handle: Element, row: HTMLElement, id: number, y: number } | undefined} */
let lifted;

/** @param {PointerEvent} event */
function beganMove(event) {
    const handle = event.target instanceof Element ? event.target.closest("[data-moves]") : null;
    const row = handle?.closest("li");
    if (!handle || !row || event.button !== 0) return;
    event.preventDefault();
    lifted = { handle, row, id: event.pointerId, y: event.clientY };
    row.classList.add("lifted");
}

/** @param {PointerEvent} event */
function movedRow(event) {
    if (!lifted || event.pointerId !== lifted.id) return;
    lifted.row.style.translate = `0 ${event.clientY - lifted.y}px`;
}

/** @param {PointerEvent} event */
function endedMove(event) {
    if (!lifted || event.pointerId !== lifted.id) return;
    const { handle, row } = lifted;
    lifted = undefined;
    isClickOver = true;
    const steps = stepsTo(row);
    row.style.translate = "";
    row.classList.remove("lifted");
    if (steps !== 0 && event.type === "pointerup") tell("w", handle, steps);
}

/**
 * How many rows that can be moved as well a row has been carried over.
 * @param {HTMLElement} row
 */
function stepsTo(row) {
    const box = row.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    const rows = [...(row.parentElement?.children ?? [])].filter((one) => one.querySelector("[data-moves]"));
    const before = rows.indexOf(row);
    const after = rows.filter((one) => {
        if (one === row) return false;
        const other = one.getBoundingClientRect();
        return (other.top + other.bottom) / 2 < middle;
    }).length;
    return after - before;
}

/** @param {KeyboardEvent} event */
function keyPressed(event) {
    const handle = event.target instanceof Element ? event.target.closest("[data-moves]") : null;
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!handle || !steps) return;
    event.preventDefault();
    event.stopPropagation();
    tell("w", handle, steps);
}

// ---------------------------------------------------------------------------------------------------------------------
// Pulling down

/** @type {{ list: Element, y: number, distance: number } | undefined} */
let pulled;

/** @param {TouchEvent} event */
function beganPull(event) {
    const list = event.target instanceof Element ? event.target.closest("[data-refresh]") : null;
    pulled = list && list.scrollTop <= 0 ? { list, y: event.touches[0].clientY, distance: 0 } : undefined;
}

/** @param {TouchEvent} event */
function movedPull(event) {
    if (!pulled) return;
    pulled.distance = event.touches[0].clientY - pulled.y;
    if (pulled.list.scrollTop > 0) pulled = undefined;
}

function endedPull() {
    if (pulled && pulled.distance > pull) tell("u", pulled.list);
    pulled = undefined;
}

/** @param {MouseEvent} event */
function clicked(event) {
    if (!isClickOver || event.detail === 0) return;
    isClickOver = false;
    event.preventDefault();
    event.stopPropagation();
}

/** @param {(kind: "r" | "w" | "u", element: Element, ...numbers: number[]) => void} tellOf */
export function startEditing(tellOf) {
    tell = tellOf;
    document.addEventListener("pointerdown", beganSwipe, true);
    document.addEventListener("pointermove", movedSwipe, true);
    document.addEventListener("pointerup", endedSwipe, true);
    document.addEventListener("pointercancel", endedSwipe, true);
    document.addEventListener("wheel", wheelTurned, { passive: false });
    document.addEventListener("pointerdown", beganMove, true);
    document.addEventListener("pointermove", movedRow, true);
    document.addEventListener("pointerup", endedMove, true);
    document.addEventListener("pointercancel", endedMove, true);
    document.addEventListener("keydown", keyPressed, true);
    document.addEventListener("touchstart", beganPull, { passive: true });
    document.addEventListener("touchmove", movedPull, { passive: true });
    document.addEventListener("touchend", endedPull);
    document.addEventListener("click", clicked, true);
}
