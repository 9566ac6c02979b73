// @ts-check
// The swipe back. A finger that comes in over the leading edge takes the screen with it, and the one below follows. The app
// hears of it only when the finger lets go far enough or fast enough, as a press of the back button: one that returns, or that
// the browser takes for itself, has changed nothing.

import { wantsStillness } from "./window.js";

/** A screen's push has taken this long since iOS 7; the curve is that of a spring without bounce. */
export const motion = { duration: 350, easing: "cubic-bezier(.32, .72, 0, 1)" };
/** Where the screen below is meanwhile: moved aside the other way, and a little darker. */
export const aside = (/** @type {Element} */ screen) => (
    { translate: isRightToLeft(screen) ? "33% 0" : "-33% 0", filter: "brightness(.9)" });

const inPlace = { translate: "0 0", filter: "brightness(1)" };
const away = (/** @type {Element} */ screen) => ({ translate: isRightToLeft(screen) ? "-100% 0" : "100% 0" });

/**
 * Whether things begin on the right there.
 * @param {Element} element
 */
export const isRightToLeft = (element) => element.matches(":dir(rtl)");

/**
 * How far a finger is from the edge of the window that its screen goes back from.
 * @param {Element} element
 * @param {number} x
 */
const across = (element, x) => (isRightToLeft(element) ? innerWidth - x : x);

/** How near to the edge of the window a finger has to come down, in px. */
const edge = 24;
/** How far a finger goes before it drags (platform/animations.json, "pan slop"). */
const slop = 10;
/** A finger that lets go faster than this has decided by its direction alone, in px a second. */
const flick = 300;
/** The speed of a finger is that of its last milliseconds. */
const recent = 50;
/** A screen that was let go waits so long for the app, in milliseconds; then it comes back by itself. */
const patience = 2000;

/**
 * @typedef {object} Swipe
 * @property {HTMLElement} screen
 * @property {Element} button that leads back
 * @property {{ x: number, y: number }} start where the finger came down
 * @property {{ time: number, x: number }[]} samples
 * @property {Animation[]} motions of the screen, and of the one below; none before the finger has gone far enough
 * @property {"held" | "leaving" | "returning"} state
 */

/** @type {Swipe | undefined} */
let swipe;
/** @type {(button: Element) => void} */
let press = () => {};

/** @param {(button: Element) => void} presser tells the app */
export function startSwipes(presser) {
    press = presser;
    addEventListener("touchstart", began, { passive: true });
    // Not passive: the browser would take the movement for a scroll.
    addEventListener("touchmove", moved, { passive: false });
    addEventListener("touchend", released);
    addEventListener("touchcancel", cancelled);
}

// ---------------------------------------------------------------------------------------------------------------------
// The finger

/** @param {TouchEvent} event */
function began({ touches, target }) {
    // A second finger ends it; and one whose element has gone meanwhile never says that it has left.
    cancelled();
    still = undefined;
    if (touches.length > 1) return;
    const [{ clientX: x, clientY: y }] = touches;
    if (target instanceof Element && !movesAcross(target)) still = { x, y };
    const isFree = !swipe?.screen.isConnected;
    if (!isFree || !(target instanceof Element) || target.closest("[data-pointers~='drag'], [data-slider]")) return;
    const screen = target.closest("[data-transition='push'], [role='dialog']");
    const button = screen?.querySelector("[data-back]:enabled");
    if (!button || !(screen instanceof HTMLElement) || screen.dataset.transition !== "push") return;
    if (across(screen, x) >= edge) return;
    swipe = { screen, button, start: { x: across(screen, x), y }, samples: [], motions: [], state: "held" };
}

/** @param {TouchEvent} event */
function moved(event) {
    if (swipe?.state !== "held") return stay(event);
    if (!swipe.screen.isConnected) return forget(swipe);
    const [{ clientX, clientY: y }] = event.touches;
    const x = across(swipe.screen, clientX);
    if (swipe.motions.length === 0 && !takesHold(swipe, x - swipe.start.x, y - swipe.start.y)) return;
    event.preventDefault();
    swipe.samples = [...swipe.samples.filter(({ time }) => event.timeStamp - time <= recent), { time: event.timeStamp, x }];
    follow(swipe, x);
}

/**
 * Where a finger came down that has nothing to move across: browsers take its way for one through the history, in the middle
 * of the app, and not always heed `overscroll-behavior`.
 * @type {{ x: number, y: number } | undefined}
 */
let still;

/**
 * Whether what is under the finger scrolls across, or is written into.
 * @param {Element} target
 */
function movesAcross(target) {
    for (let element = /** @type {Element | null} */ (target); element; element = element.parentElement) {
        if (element.matches("input, textarea, [data-slider]")) return true;
        if (element.matches(".scroll") && element.scrollWidth > element.clientWidth) return true;
    }
    return false;
}

/** @param {TouchEvent} event */
function stay(event) {
    if (!still || event.touches.length !== 1) return;
    const [{ clientX: x, clientY: y }] = event.touches;
    if (Math.abs(x - still.x) > Math.abs(y - still.y) && event.cancelable) event.preventDefault();
}

/**
 * Whether the finger has gone far enough, and across.
 * @param {Swipe} begun
 * @param {number} way
 * @param {number} down
 */
function takesHold(begun, way, down) {
    if (Math.hypot(way, down) < slop) return false;
    if (way <= Math.abs(down)) {
        swipe = undefined;
        return false;
    }
    const below = begun.screen.previousElementSibling;
    const timing = { duration: 1, fill: /** @type {FillMode} */ ("both") };
    begun.motions = [begun.screen.animate([inPlace, away(begun.screen)], timing)];
    if (below) begun.motions.push(below.animate([aside(begun.screen), inPlace], timing));
    for (const held of begun.motions) held.pause();
    return true;
}

/**
 * @param {Swipe} held
 * @param {number} x
 */
function follow({ screen, start, motions }, x) {
    const part = Math.min(Math.max((x - start.x) / screen.offsetWidth, 0), 1);
    for (const held of motions) held.currentTime = part;
}

/** @param {TouchEvent} event */
function released(event) {
    if (swipe?.state !== "held") return;
    const held = swipe;
    if (held.motions.length === 0) return forget(held);
    // The end of a swipe is no press.
    event.preventDefault();
    const velocity = speed(held, event.timeStamp);
    const isFar = Number(held.motions[0].currentTime) > 0.5;
    if (Math.abs(velocity) > flick ? velocity < 0 : !isFar) return comeBack(held);
    leave(held);
    press(held.button);
    setTimeout(() => swipe === held && comeBack(held), patience);
}

function cancelled() {
    if (swipe?.state !== "held") return;
    if (swipe.motions.length === 0) forget(swipe);
    else comeBack(swipe);
}

/**
 * How fast the finger goes away from the edge when it lets go, in px a second.
 * @param {Swipe} held
 * @param {number} now
 */
function speed({ samples }, now) {
    const last = samples.filter(({ time }) => now - time <= recent);
    if (last.length < 2) return 0;
    const [first, end] = [last[0], last[last.length - 1]];
    return end.time > first.time ? ((end.x - first.x) / (end.time - first.time)) * 1000 : 0;
}

// ---------------------------------------------------------------------------------------------------------------------
// What becomes of the screen

/**
 * The screen and the one below go on from where they are.
 * @param {Swipe} left
 * @param {Keyframe[]} ends of each
 */
function settle({ motions }, ends) {
    for (const [index, { effect }] of motions.entries()) {
        if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
        const { translate, filter } = getComputedStyle(effect.target);
        effect.setKeyframes([{ translate, filter }, ends[index]]);
        effect.updateTiming(wantsStillness() ? { duration: 0 } : motion);
        motions[index].currentTime = 0;
        motions[index].play();
    }
}

/** @param {Swipe} left */
function leave(left) {
    left.state = "leaving";
    settle(left, [away(left.screen), inPlace]);
}

/** @param {Swipe} left */
function comeBack(left) {
    left.state = "returning";
    settle(left, [inPlace, aside(left.screen)]);
    left.motions[0].onfinish = () => forget(left);
}

/** @param {Swipe} ended */
function forget(ended) {
    for (const held of ended.motions) held.cancel();
    if (swipe === ended) swipe = undefined;
}

/** @param {Element} screen */
export const isSwiped = (screen) => swipe?.screen === screen && swipe.motions.length > 0;

/**
 * A screen that is no more goes out from where the finger has it or has left it; then `done`.
 * @param {() => void} done
 */
export function finishSwipe(done) {
    const ended = swipe;
    if (!ended) return done();
    swipe = undefined;
    const [outward] = ended.motions;
    const end = () => {
        done();
        forget(ended);
    };
    if (ended.state !== "leaving") leave(ended);
    if (outward.playState === "finished") end();
    else outward.onfinish = end;
}
