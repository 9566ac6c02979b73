// @ts-check
// Scrolling is the browser's own. Where the app wants to know how far (`data-scrolled`) it is told: one message at a time, and
// what comes to rest is always told. What the app wants to be shown (`data-show`) is carried out here.

import { wantsStillness } from "./window.js";

/** @typedef {"z" | "i" | "d" | "a"} Motion see Page/ClientMessage.swift */

/** What has not moved for so long stands still, in ms: three pictures and what a slow one takes. */
const stillness = 120;
/** The app changes nothing on screen where it does not care; after this long the next word is said anyway. */
const patience = 150;

/** @type {(message: any[]) => void} */
let send = () => {};
/** The requests that have been carried out, by the id of the scroller. @type {Map<string, string>} */
const carriedOut = new Map();
/** What each scroller was shifted by, by its id. @type {Map<string, number[]>} */
const shifts = new Map();
/** Scrollers of which the app wants to know. @type {WeakSet<Element>} */
const met = new WeakSet();
/** Scrollers that this file has moved at once: their next event says nothing new. @type {Set<Element>} */
const quiet = new Set();
/** Scrollers that a request moves smoothly. @type {Set<Element>} */
const moved = new Set();
/** Scrollers that have moved and are not told. @type {Map<HTMLElement, Motion>} */
const waiting = new Map();
/** When each comes to rest. @type {Map<HTMLElement, number>} */
const rests = new Map();
let isFingerDown = false;
/** It was a finger that scrolled last, and not a wheel or a key: then what goes on after it has been lifted slows down. */
let isByFinger = false;
let isInFlight = false;

/** @param {(message: any[]) => void} sender */
export function startScrolling(sender) {
    send = sender;
    document.addEventListener("scroll", scrolled, { capture: true, passive: true });
    document.addEventListener("wheel", takeOver, { capture: true, passive: true });
    document.addEventListener("touchstart", () => touched(true), { capture: true, passive: true });
    document.addEventListener("touchend", () => touched(false), { capture: true, passive: true });
    document.addEventListener("touchcancel", () => touched(false), { capture: true, passive: true });
    showWhatIsAskedFor();
}

/** The person takes a scroller out of the app's hand. */
function takeOver() {
    isByFinger = false;
    moved.clear();
}

/** @param {boolean} isDown */
function touched(isDown) {
    isFingerDown = isDown;
    isByFinger = true;
    if (isDown) moved.clear();
}

/** After a connection was made: the app learns where everything stands. */
export function tellAllScrolling() {
    isInFlight = false;
    for (const scroller of document.querySelectorAll("[data-scrolled]")) {
        if (scroller instanceof HTMLElement) tell(scroller, "z");
    }
}

/** @param {Event} event */
function scrolled({ target }) {
    if (!(target instanceof HTMLElement) || !target.matches(".scroll")) return;
    if (quiet.delete(target) && !rests.has(target)) return;
    clearTimeout(rests.get(target));
    rests.set(target, setTimeout(() => rest(target), stillness));
    if (target.dataset.scrolled === undefined) return;
    waiting.set(target, moved.has(target) ? "a" : isByFinger && !isFingerDown ? "d" : "i");
    // Before the next picture, so that reading how far it is scrolled costs no layout of its own.
    if (waiting.size === 1) requestAnimationFrame(tellNext);
}

/** @param {HTMLElement} scroller */
function rest(scroller) {
    if (isFingerDown && !moved.has(scroller)) {
        rests.set(scroller, setTimeout(() => rest(scroller), stillness));
        return;
    }
    rests.delete(scroller);
    moved.delete(scroller);
    waiting.delete(scroller);
    if (scroller.isConnected && scroller.dataset.scrolled !== undefined) tell(scroller, "z");
}

function tellNext() {
    if (isInFlight || waiting.size === 0) return;
    isInFlight = true;
    setTimeout(scrollAnswered, patience);
    for (const [scroller, motion] of waiting) if (scroller.isConnected) tell(scroller, motion);
    waiting.clear();
}

/** The app has answered: the next word may be said. */
export function scrollAnswered() {
    if (!isInFlight) return;
    isInFlight = false;
    tellNext();
}

/**
 * @param {HTMLElement} scroller
 * @param {Motion} motion
 */
function tell(scroller, motion) {
    const [shift = 0] = shifts.get(scroller.id) ?? [];
    const request = Math.max(Number((carriedOut.get(scroller.id) ?? "0").split(" ")[0]), shift);
    const place = [scroller.scrollLeft, scroller.scrollTop].map((length) => Math.round(length * 1000) / 1000);
    send(["o", Number(scroller.id.slice(1)), ...place, motion, request]);
}

// ---------------------------------------------------------------------------------------------------------------------
// Scrolling that the app asks for

export function showWhatIsAskedFor() {
    for (const scroller of document.querySelectorAll("[data-scrolled]")) meet(scroller);
    for (const scroller of document.querySelectorAll("[id^='n'].scroll:not([data-shift])")) shifts.set(scroller.id, [0, 0, 0]);
    for (const scroller of document.querySelectorAll("[id^='n'][data-shift]")) shift(scroller);
    for (const scroller of document.querySelectorAll("[id^='n'][data-show]")) {
        if (!(scroller instanceof HTMLElement)) continue;
        const request = scroller.dataset.show ?? "";
        if (carriedOut.get(scroller.id) === request) continue;
        carriedOut.set(scroller.id, request);
        scrollToShow(scroller, request.split(" "));
    }
}

/**
 * The app wants to know of a scroller that it has not asked about before: it may have been scrolled long since.
 * @param {Element} scroller
 */
function meet(scroller) {
    if (!(scroller instanceof HTMLElement) || met.has(scroller)) return;
    met.add(scroller);
    if (scroller.scrollTop !== 0 || scroller.scrollLeft !== 0) tell(scroller, "z");
}

/**
 * What lies before the part that can be seen has grown: scrolls on by as much, and nothing moves. What a scroller has come with, it
 * stands at already.
 * @param {Element} scroller
 */
function shift(scroller) {
    const [number, x, y] = (scroller.getAttribute("data-shift") ?? "").split(" ").map(Number);
    const [lastNumber, lastX, lastY] = shifts.get(scroller.id) ?? [number, x, y];
    shifts.set(scroller.id, [number, x, y]);
    if (number === lastNumber) return;
    moveAtOnce(scroller, () => scroller.scrollBy({ left: x - lastX, top: y - lastY, behavior: "instant" }));
}

/**
 * @param {HTMLElement} scroller
 * @param {string[]} request see Page/ScrollElement.swift
 */
function scrollToShow(scroller, request) {
    const [, x, y, width, height, , , top, right, bottom, left, smooth] = request.map(Number);
    const [anchorX, anchorY] = request.slice(5, 7).map((place) => (place === "-" ? undefined : Number(place)));
    const isSmooth = Boolean(smooth) && !wantsStillness();
    const place = {
        left: offsetShowing(scroller.scrollLeft, scroller.clientWidth, x, width, left, right, anchorX),
        top: offsetShowing(scroller.scrollTop, scroller.clientHeight, y, height, top, bottom, anchorY),
    };
    if (!isSmooth) return moveAtOnce(scroller, () => scroller.scrollTo({ ...place, behavior: "instant" }));
    moved.add(scroller);
    scroller.scrollTo({ ...place, behavior: "smooth" });
}

/**
 * Moves a scroller by what the app knows already.
 * @param {Element} scroller
 * @param {() => void} move
 */
function moveAtOnce(scroller, move) {
    const { scrollLeft, scrollTop } = scroller;
    move();
    // Where nothing moves there is no event either.
    if (scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop) quiet.add(scroller);
}

/**
 * How far to scroll along one axis.
 * @param {number} offset as it is
 * @param {number} room of the scroller
 * @param {number} start of the part
 * @param {number} length of the part
 * @param {number} before covered at the scroller's start
 * @param {number} after covered at its end
 * @param {number} [anchor] undefined for the least movement
 */
function offsetShowing(offset, room, start, length, before, after, anchor) {
    const clear = room - before - after;
    if (anchor !== undefined) return start + anchor * length - (before + anchor * clear);
    const atStart = start - before;
    const atEnd = start + length - clear - before;
    return Math.max(Math.min(offset, atStart), Math.min(atEnd, atStart));
}

// ---------------------------------------------------------------------------------------------------------------------
// What stays at an edge while its section can be seen

export function pin() {
    for (const element of document.querySelectorAll("[id^='n'][data-pin]")) {
        if (!(element instanceof HTMLElement)) continue;
        const [id, ...numbers] = (element.dataset.pin ?? "").split(" ");
        const [from, distance, isAcross, isAtEnd] = numbers.map(Number);
        const scroller = document.getElementById(id);
        if (!scroller) continue;
        const beyond = (isAcross ? scroller.scrollLeft : scroller.scrollTop) - from;
        const way = Math.min(Math.max(isAtEnd ? -beyond : beyond, 0), distance) * (isAtEnd ? -1 : 1);
        element.style.translate = isAcross ? `${way}px 0` : `0 ${way}px`;
    }
}
