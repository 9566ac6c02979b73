// @ts-check
// What symbols do, and how other content is seen to come. Both are pictures only: nothing is read, found or pressed meanwhile.

import { wantsStillness } from "./window.js";

// ---------------------------------------------------------------------------------------------------------------------
// Effects: `data-effects` holds words, `bounce-up:2:1:1`, the effect, how often it was set off, how often it is done each time, and
// how many times as fast as usual. What lasts has "-" for the second.

/**
 * What is done once, or again and again.
 * @type {Record<string, Keyframe[]>}
 */
const courses = {
    "bounce-up": [{ scale: 1, translate: "0" }, { scale: 1.12, translate: "0 -12%" }, { scale: 0.98 }, { scale: 1 }],
    "bounce-down": [{ scale: 1, translate: "0" }, { scale: 0.86, translate: "0 8%" }, { scale: 1.03 }, { scale: 1 }],
    pulse: [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }],
    "variable-color": [{ opacity: 1 }, { opacity: 0.3 }, { opacity: 1 }],
};

/**
 * What stays: the way to it, from what was, and the way back.
 * @type {Record<string, { there: Keyframe[], back: Keyframe[] }>}
 */
const passages = {
    "scale-up": { there: [{ scale: 1 / 1.15 }, {}], back: [{ scale: 1.15 }, {}] },
    "scale-down": { there: [{ scale: 1 / 0.85 }, {}], back: [{ scale: 0.85 }, {}] },
    disappear: { there: [{ opacity: 1 }, {}], back: [{ opacity: 0 }, {}] },
    "disappear-up": { there: [{ opacity: 1 }, { scale: 1.3 }], back: [{ opacity: 0, scale: 1.3 }, {}] },
    "disappear-down": { there: [{ opacity: 1 }, { scale: 0.7 }], back: [{ opacity: 0, scale: 0.7 }, {}] },
};

/** In ms. */
const times = { bounce: 500, pulse: 1500, "variable-color": 1200 };
const passage = 250;

/** @param {string} kind */
const timeOf = (kind) => Object.entries(times).find(([name]) => kind.startsWith(name))?.[1] ?? 500;

/** @param {string | undefined} words */
function effectsIn(words) {
    return (words ?? "").split(" ").filter(Boolean).map((word) => {
        const [kind, runs, count, speed] = word.split(":");
        return { kind, runs, count: Number(count), speed: Number(speed) || 1 };
    });
}

/**
 * The effects of an element are others now. Those that last begin and end, and one that was set off again is done.
 * @param {HTMLElement} element
 * @param {string | undefined} before its effects as they were; undefined if it is new
 */
export function effectsChanged(element, before) {
    const [old, now] = [effectsIn(before), effectsIn(element.dataset.effects)];
    for (const { kind, speed } of old) {
        if (now.some((effect) => effect.kind === kind)) continue;
        for (const part of [element, ...partsOf(element)]) stop(part, kind);
        pass(element, kind, passages[kind]?.back, speed);
    }
    for (const effect of now) {
        const known = old.find(({ kind }) => kind === effect.kind);
        const isDue = effect.runs === "-" ? !known : known && known.runs !== effect.runs;
        if (!isDue) continue;
        if (before !== undefined) pass(element, effect.kind, passages[effect.kind]?.there, effect.speed);
        repeat(element, effect);
    }
}

/**
 * @param {Element} element
 * @param {string} kind
 * @param {Keyframe[] | undefined} way
 * @param {number} speed
 */
function pass(element, kind, way, speed) {
    if (!way || wantsStillness()) return;
    element.animate(way, { duration: passage / speed, easing: "ease-in-out", id: `symbol ${kind}` });
}

/**
 * @param {HTMLElement} element
 * @param {{ kind: string, runs: string, count: number, speed: number }} effect
 */
function repeat(element, { kind, runs, count, speed }) {
    const course = courses[kind];
    if (!course || wantsStillness()) return;
    const duration = timeOf(kind) / speed;
    const parts = kind === "variable-color" ? partsOf(element) : [element];
    parts.forEach((part, index) => {
        const delay = (index * duration) / parts.length;
        part.animate(course, { duration, delay, iterations: count || Infinity, easing: "ease-in-out", id: `symbol ${kind}` });
    });
}

/**
 * The layers of a symbol; of one piece it is all of it.
 * @param {HTMLElement} element
 * @returns {Element[]}
 */
function partsOf(element) {
    const parts = [...element.querySelectorAll(":scope > svg path")];
    return parts.length > 1 ? parts : [element];
}

/**
 * @param {Element} element
 * @param {string} kind
 */
function stop(element, kind) {
    for (const animation of element.getAnimations()) if (animation.id === `symbol ${kind}`) animation.cancel();
}

/**
 * Elements are there: what lasts in them goes on.
 * @param {HTMLElement} root
 */
export function startSymbols(root) {
    for (const element of [root, ...root.querySelectorAll("[data-effects]")]) {
        if (element instanceof HTMLElement && element.dataset.effects) effectsChanged(element, undefined);
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Other content: the old goes as a picture of what it was, the new comes

/** @type {Record<string, { old: Keyframe[], fresh: Keyframe[] }>} */
const changes = {
    fade: { old: [{ opacity: 1 }, { opacity: 0 }], fresh: [{ opacity: 0 }, {}] },
    "roll-up": {
        old: [{ opacity: 1 }, { opacity: 0, translate: "0 -60%" }], fresh: [{ opacity: 0, translate: "0 60%" }, {}],
    },
    "roll-down": {
        old: [{ opacity: 1 }, { opacity: 0, translate: "0 60%" }], fresh: [{ opacity: 0, translate: "0 -60%" }, {}],
    },
    "down-up": {
        old: [{ opacity: 1 }, { opacity: 0, scale: 0.5, offset: 0.5 }, { opacity: 0 }],
        fresh: [{ opacity: 0, scale: 0.5 }, { opacity: 0, scale: 0.5, offset: 0.5 }, {}],
    },
    "up-up": {
        old: [{ opacity: 1 }, { opacity: 0, scale: 1.5, offset: 0.5 }, { opacity: 0 }],
        fresh: [{ opacity: 0, scale: 0.5 }, { opacity: 0, scale: 0.5, offset: 0.5 }, {}],
    },
    "off-up": { old: [{ opacity: 0 }, { opacity: 0 }], fresh: [{ opacity: 0, scale: 0.5 }, {}] },
};

/**
 * A picture of an element as it is, if its content is about to change and that is to be seen.
 * @param {HTMLElement} element
 * @param {boolean} hasOtherContent
 * @param {KeyframeAnimationOptions} [movement]
 */
export function pictureOf(element, hasOtherContent, movement) {
    if (!movement || !hasOtherContent || wantsStillness()) return undefined;
    const picture = /** @type {HTMLElement} */ (element.cloneNode(true));
    for (const part of picture.querySelectorAll("[id^='n']")) part.remove();
    for (const name of ["id", "data-content", "data-effects", "role", "tabindex"]) picture.removeAttribute(name);
    return picture;
}

/**
 * The content of an element has changed: the picture goes, and the element comes.
 * @param {HTMLElement} element
 * @param {HTMLElement} picture
 * @param {KeyframeAnimationOptions} [movement]
 */
export function changeContent(element, picture, movement) {
    const change = changes[element.dataset.content ?? ""];
    if (!change) return;
    const way = { ...movement, iterations: 1, fill: /** @type {FillMode} */ ("both") };
    picture.inert = true;
    picture.setAttribute("aria-hidden", "true");
    picture.classList.add("gone");
    element.after(picture);
    picture.animate(change.old, way).onfinish = () => picture.remove();
    for (const animation of element.getAnimations()) if (animation.id === "content") animation.cancel();
    element.animate(change.fresh, { ...way, fill: "backwards", id: "content" });
}
