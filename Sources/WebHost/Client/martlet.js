// @ts-check
// The browser's side of Martlet: it adopts the page as the server wrote it, tells what the person does, and carries out
// what comes back. It decides nothing about the app. Both halves of the wire format are written down where they are
// made and read: Page/WireWriter.swift (down) and Page/ClientMessage.swift (up).

import { settleChoices, startChoices } from "./choices.js";
import { startDragging } from "./dragging.js";
import { settleSwipe, startEditing } from "./editing.js";
import { followAddress, followScreens, leaveAfterAll, watchHistory } from "./history.js";
import { isBeingLeft, patience } from "./leaving.js";
import { startKeys } from "./keys.js";
import { settleLists, startLists } from "./lists.js";
import { settlePopups, startPopups } from "./popups.js";
import { pin, scrollAnswered, showWhatIsAskedFor, startScrolling, tellAllScrolling } from "./scrolling.js";
import { rise, settleSheets, sheetsBefore, sink, startSheets } from "./sheets.js";
import { readCopied, share } from "./sharing.js";
import { startShortcuts } from "./shortcuts.js";
import { endSliders, settleSliders, startSliders } from "./sliders.js";
import { aside, finishSwipe, isRightToLeft, isSwiped, motion, startSwipes } from "./swipe.js";
import { changeContent, effectsChanged, pictureOf, startSymbols } from "./symbols.js";
import { startTabs } from "./tabs.js";
import { isOwnWindow, measureWindow, wantsStillness, watchWindow } from "./window.js";

/** @typedef {[tag: string, role: string, classes: string, style: string, frame: number[]]} Pattern */
/** @typedef {Record<string, string | null>} Attributes */
/**
 * @typedef {[
 *   node: number, pattern?: number, frame?: 0 | number[], attributes?: 0 | Attributes, content?: 0 | any[],
 *   nodes?: any[],
 * ]} Fields
 */

const { token = "", base = "/" } = document.body.dataset;
let revision = Number(document.body.dataset.revision);

// ---------------------------------------------------------------------------------------------------------------------
// Elements

/**
 * @param {number} node
 * @returns {HTMLElement}
 */
function elementOf(node) {
    const element = document.getElementById(`n${node}`);
    if (!element) throw new Error(`There is no node ${node}.`);
    return element;
}

/** @param {Element} element */
const nodeOf = (element) => Number(element.id.slice(1));

/**
 * @param {Fields} fields
 * @param {Pattern[]} patterns
 */
function make(fields, patterns) {
    const [node, pattern = 0, , , , nodes = []] = fields;
    const [tag, role] = patterns[pattern - 1];
    const element = document.createElement(tag);
    element.id = `n${node}`;
    if (role) element.setAttribute("role", role);
    change(element, fields, patterns);
    for (const child of nodes) element.append(make(child, patterns));
    return element;
}

/**
 * @param {HTMLElement} element
 * @param {Fields} fields
 * @param {Pattern[]} patterns
 */
function change(element, [, pattern, frame, attributes, content], patterns) {
    if (pattern) wear(element, patterns[pattern - 1], frame);
    else if (frame) place(element, frame);
    const effects = element.dataset.effects;
    for (const [name, value] of Object.entries(attributes || {})) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
        if (name === "data-focus") focusWishes.push(element);
    }
    if (element.isConnected && element.dataset.effects !== effects) effectsChanged(element, effects ?? "");
    if (content) fill(element, content);
}

/**
 * Gives an element the looks of a pattern, and its place with them: one style sheet to read instead of six properties to set.
 * @param {HTMLElement} element
 * @param {Pattern} pattern
 * @param {number[]} [frame]
 */
function wear(element, [, , classes, css, usualFrame], frame) {
    const [x, y, width, height] = frame || usualFrame;
    element.className = classes;
    const room = element.classList.contains("text") ? `;padding-right:${width}px` : "";
    element.style.cssText = `${css};left:${x}px;top:${y}px;width:${width}px;height:${height}px${room}`;
}

/**
 * @param {HTMLElement} element
 * @param {number[]} frame
 */
function place(element, [x, y, width, height]) {
    const { style } = element;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    if (element.classList.contains("text")) style.paddingRight = style.width;
}

/**
 * Gives an element other parts of its own.
 * @param {HTMLElement} element
 * @param {any[]} content
 */
function fill(element, [kind, ...rest]) {
    if (kind === "p" && element instanceof HTMLImageElement) return show(element, rest);
    if (kind === "f" && isField(element)) return write(element, rest[0], rest[1]);
    while (element.firstChild && !isNode(element.firstChild)) element.firstChild.remove();
    if (kind === "t") element.prepend(...lines(rest));
    else if (kind === "s") element.prepend(speech(rest[0]), ...lines(rest.slice(1), true));
    else if (kind === "p") element.prepend(show(new Image(), rest));
    else if (kind === "d") element.prepend(drawing(rest));
    else if (kind === "v") element.insertAdjacentHTML("afterbegin", rest[0]);
    else if (kind === "e") {
        fill(element, rest[1]);
        element.insertAdjacentHTML("afterbegin", rest[0]);
    }
    else if (kind !== "n") throw new Error(`There is no content of kind ${kind}.`);
}

/**
 * Whether it is the element of a node: neither a part of one, nor on its way out.
 * @param {Node} part
 */
const isNode = (part) => part instanceof Element && part.id.startsWith("n");

/**
 * Lines of a paragraph, with a space between two.
 * @param {any[]} lines
 * @param {boolean} [isHidden] from a screen reader
 * @returns {(string | Node)[]}
 */
function lines(lines, isHidden) {
    return lines.flatMap((line, index) => {
        const span = document.createElement("span");
        const [text, style] = Array.isArray(line) ? line : [line, ""];
        if (Array.isArray(text)) span.append(...text.map(run));
        else span.textContent = text;
        span.style.cssText = style;
        if (isHidden) span.setAttribute("aria-hidden", "true");
        return index > 0 ? [" ", span] : [span];
    });
}

/**
 * A stretch of a line in one look.
 * @param {any} run
 * @returns {string | Node}
 */
function run(run) {
    if (!Array.isArray(run)) return run;
    const span = document.createElement("span");
    [span.textContent, span.style.cssText] = run;
    if (run[2]) span.className = run[2];
    return span;
}

/**
 * What is said in place of a paragraph.
 * @param {string} words
 */
function speech(words) {
    const span = document.createElement("span");
    span.className = "spoken";
    span.textContent = words;
    return span;
}

/**
 * @param {HTMLImageElement} image
 * @param {any[]} files
 */
function show(image, files) {
    const sources = [];
    for (let index = 0; index < files.length; index += 2) {
        sources.push(`${base}assets/${files[index]} ${files[index + 1]}x`);
    }
    if (!image.id) image.alt = "";
    // Without `src`, which would only set off a second choice among the files.
    image.srcset = sources.join(", ");
    return image;
}

/** @param {any[]} content */
function drawing([data, fill, stroke, width, style]) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    const attributes = { d: data, fill, stroke, "stroke-width": width };
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
    if (style) path.setAttribute("style", style);
    svg.setAttribute("aria-hidden", "true");
    svg.append(path);
    return svg;
}

// ---------------------------------------------------------------------------------------------------------------------
// Changes

/**
 * @param {any[]} operation
 * @param {Pattern[]} patterns
 * @param {HTMLElement[]} arrivals
 */
function apply([kind, ...rest], patterns, arrivals) {
    switch (kind) {
        case "i": {
            const [parent, index, ...added] = rest;
            for (const [offset, fields] of added.entries()) {
                const element = make(fields, patterns);
                insert(element, elementOf(parent), index + offset);
                startSymbols(element);
                enter(element, movements.get(fields[0]));
                arrivals.push(element);
                const movement = movements.get(fields[0]);
                if (movement) matchedArrivals.push({ element, movement });
            }
            break;
        }
        case "r":
            for (const node of rest) leave(elementOf(node), movements.get(node));
            break;
        case "m": {
            const [node, parent, index] = rest;
            const element = elementOf(node);
            element.remove();
            insert(element, elementOf(parent), index);
            break;
        }
        case "u":
            for (const fields of rest) {
                const [element, movement] = [elementOf(fields[0]), movements.get(fields[0])];
                const picture = pictureOf(element, Boolean(fields[4]), movement);
                change(element, fields, patterns);
                if (picture) changeContent(element, picture, movement);
            }
            break;
        case "s":
            shift(rest[0], rest[1], rest.slice(2));
            break;
        case "a":
            move(rest[0], rest.slice(1));
            break;
        case "x":
            for (const fields of rest) arrivals.push(exchange(elementOf(fields[0]), make(fields, patterns)));
            break;
        default: throw new Error(`There is no operation ${kind}.`);
    }
}

/**
 * Moves all nodes of some runs by the same way.
 * @param {number} x
 * @param {number} y
 * @param {number[]} ends the first and the last node of each run
 */
function shift(x, y, ends) {
    for (let index = 0; index < ends.length; index += 2) {
        for (let node = ends[index]; node <= ends[index + 1]; node++) {
            const { style } = elementOf(node);
            if (x) style.left = `${thousandths(parseFloat(style.left) + x)}px`;
            if (y) style.top = `${thousandths(parseFloat(style.top) + y)}px`;
        }
    }
}

/** As places are written on the wire. @param {number} length */
const thousandths = (length) => Math.round(length * 1000) / 1000;

/**
 * @param {HTMLElement} old
 * @param {HTMLElement} element
 */
function exchange(old, element) {
    element.append(...[...old.childNodes].filter(isNode));
    old.replaceWith(element);
    return element;
}

/**
 * @param {HTMLElement} element
 * @param {HTMLElement} parent
 * @param {number} index among the nodes in the parent
 */
function insert(element, parent, index) {
    const nodes = [...parent.children].filter(isNode);
    if (!(index >= 0 && index <= nodes.length)) throw new Error(`There is no place ${index}.`);
    parent.insertBefore(element, nodes[index] ?? null);
}

/**
 * Puts a whole scene in place of what is there; what is scrolled stays so.
 * @param {Fields} root
 * @param {Pattern[]} patterns
 */
function replaceAll(root, patterns) {
    const scrolled = [...document.querySelectorAll(".scroll")].map((element) => ({
        id: element.id, left: element.scrollLeft, top: element.scrollTop,
    }));
    const element = make(root, patterns);
    const fields = fieldsOf(document);
    document.querySelector("body > [id]")?.replaceWith(element);
    startSymbols(element);
    fields.forEach(carryEdit);
    for (const { id, left, top } of scrolled) document.getElementById(id)?.scrollTo(left, top);
    return element;
}

// ---------------------------------------------------------------------------------------------------------------------
// Comings and goings

/**
 * Where an element comes from or goes to; nothing if it does so at once.
 * @param {HTMLElement} element
 * @param {"enter" | "leave"} way
 * @param {KeyframeAnimationOptions} [movement] the way that the app has named
 * @returns {Keyframe | undefined}
 */
function outside(element, way, movement) {
    if (wantsStillness()) return undefined;
    switch (element.dataset.transition) {
        case "push": return { translate: isRightToLeft(element) ? "-100% 0" : "100% 0" };
        case "slide": return { translate: beyondLeadingEdge(element) };
        case "fade": return { opacity: 0 };
        default: return movement && (keyframe(element.dataset[way]) ?? { opacity: 0 });
    }
}

/**
 * So far aside that its shadow is gone as well.
 * @param {HTMLElement} element
 */
function beyondLeadingEdge(element) {
    const { offsetLeft, offsetWidth, offsetParent } = element;
    if (!isRightToLeft(element)) return `calc(-100% - ${offsetLeft + 40}px) 0`;
    return `calc(100% + ${(offsetParent?.clientWidth ?? 0) - offsetLeft - offsetWidth + 40}px) 0`;
}

/**
 * The declarations of an attribute as one end of an animation.
 * @param {string} [css]
 * @returns {Keyframe | undefined}
 */
function keyframe(css) {
    if (css === undefined) return undefined;
    const pairs = css.split(";").filter(Boolean).map((declaration) => declaration.split(":"));
    const names = pairs.map(([name, value]) => [name === "transform-origin" ? "transformOrigin" : name, value]);
    return Object.fromEntries(names);
}

/** @param {HTMLElement} element */
const below = (element) => (element.dataset.transition === "push" ? element.previousElementSibling : null);

/**
 * @param {HTMLElement} element
 * @param {KeyframeAnimationOptions} [movement]
 */
function enter(element, movement) {
    if (element.dataset.transition === "rise") return rise(element);
    const start = outside(element, "enter", movement);
    if (!start) return;
    element.animate([{ ...start, offset: 0 }], movement ? { fill: "backwards", ...movement } : motion);
    below(element)?.animate([aside(element)], motion);
}

/**
 * Lets an element go. It moves out as a picture of itself: nothing finds, reads or presses it any more.
 * @param {HTMLElement} element
 * @param {KeyframeAnimationOptions} [movement]
 */
function leave(element, movement) {
    if (movement) rememberMatches(element);
    const isSheet = element.dataset.transition === "rise";
    const end = outside(element, "leave", movement);
    const hasBeenSwiped = isSwiped(element);
    if (!end && !isSheet && !hasBeenSwiped) return element.remove();
    const { translate, opacity, scale } = getComputedStyle(element);
    for (const part of [element, ...element.querySelectorAll("[id^='n']")]) part.id = `gone-${part.id}`;
    element.inert = true;
    if (hasBeenSwiped) return finishSwipe(() => element.remove());
    if (!end) return sink(element, () => element.remove());
    // What goes on for ever would never leave.
    const way = { ...(movement ?? motion), iterations: 1, fill: /** @type {FillMode} */ ("forwards") };
    const departure = element.animate([{ translate, opacity, scale }, end], way);
    departure.onfinish = () => element.remove();
    if (element.dataset.transition === "push") departures.push({ element, departure });
    below(element)?.animate([{ ...aside(element), offset: 0 }], motion);
}

/**
 * The screens that go in the message that is being read.
 * @type {{ element: HTMLElement, departure: Animation }[]}
 */
const departures = [];

/**
 * A screen that another one comes in place of does not go out: it stays until the new one has come over it.
 * @param {HTMLElement[]} arrivals
 */
function coverDepartures(arrivals) {
    for (const { element, departure } of departures.splice(0)) {
        const arrival = arrivals.find(
            ({ dataset, parentElement }) => dataset.transition === "push" && parentElement === element.parentElement);
        if (!arrival) continue;
        departure.cancel();
        // What is moved in the document loses what is scrolled; the new one has nothing to lose.
        element.after(arrival);
        element.animate([{}, aside(element)], { ...motion, fill: "forwards" }).onfinish = () => element.remove();
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// Movements that the app has named: elements glide from what they were to what they have become

/**
 * How nodes move in the message that is being read.
 * @type {Map<number, KeyframeAnimationOptions>}
 */
const movements = new Map();
/**
 * The outlines that they pass through.
 * @type {Map<number, string[]>}
 */
const outlines = new Map();
/**
 * What they were before it.
 * @type {Map<number, Keyframe>}
 */
const origins = new Map();

/**
 * How their paths were painted before it.
 * @type {Map<number, Keyframe>}
 */
const inks = new Map();

const gliding = [
    "left", "top", "width", "height", "paddingRight", "opacity", "color", "backgroundColor", "borderRadius", "rotate",
    "scale", "translate", "transform", "filter",
];

/**
 * @param {[duration: number, delay: number, times: number, alternates: number, easing: string]} motion
 * @param {(number | [node: number, ...outlines: string[]])[]} nodes
 */
function move([duration, delay, times, alternates, easing], nodes) {
    if (wantsStillness()) return;
    const direction = alternates ? /** @type {PlaybackDirection} */ ("alternate") : "normal";
    for (const entry of nodes) {
        const [node, ...passed] = Array.isArray(entry) ? entry : [entry];
        if (passed.length > 0) outlines.set(node, passed);
        movements.set(node, { duration, delay, easing, direction, iterations: times || Infinity });
        const element = document.getElementById(`n${node}`);
        if (!element) continue;
        origins.set(node, lookOf(element));
        inks.set(node, inkOf(element));
        for (const part of matchesIn(element)) placesBefore.set(part, part.getBoundingClientRect());
    }
}

/**
 * What an element looks like at this moment, in the middle of a movement too.
 * @param {HTMLElement} element
 * @returns {Keyframe}
 */
function lookOf(element) {
    const style = getComputedStyle(element);
    return Object.fromEntries(gliding.map((name) => [name, Reflect.get(style, name)]));
}

/**
 * The path that an element is painted along: its own, or the one that its paint is seen through.
 * @param {HTMLElement} element
 */
const pathOf = (element) => element.querySelector(
    ":scope > svg:not([id]) > path:not(.touched), :scope > svg > g > path, :scope > svg > mask > path, "
    + ":scope > svg > clipPath > path");

/**
 * What a path of an element is painted with at this moment.
 * @param {HTMLElement} element
 * @returns {Keyframe}
 */
function inkOf(element) {
    const path = pathOf(element);
    if (!path) return {};
    const { fill, stroke, strokeWidth } = getComputedStyle(path);
    return { fill, stroke, strokeWidth };
}

/**
 * Lets the paint of a path become what it is now. There is nothing between a colour and none.
 * @param {HTMLElement} element
 * @param {Keyframe} before
 * @param {KeyframeAnimationOptions} [movement]
 */
function glideInk(element, before, movement) {
    const path = pathOf(element);
    const now = inkOf(element);
    const changed = Object.keys(now).filter(
        (name) => before[name] && before[name] !== now[name] && before[name] !== "none" && now[name] !== "none");
    if (!path || changed.length === 0) return;
    const start = Object.fromEntries(changed.map((name) => [name, before[name]]));
    path.animate([{ ...start, offset: 0 }], { fill: "backwards", ...movement, id: "ink" });
}

// Things that several elements stand for: one that comes as another goes begins where that was

/**
 * Where elements were that have gone in the message that is being read, by the number of what they stand for.
 * @type {Map<string, { rect: DOMRect, element: HTMLElement }>}
 */
const matches = new Map();
/** @type {{ element: HTMLElement, movement: KeyframeAnimationOptions }[]} */
const matchedArrivals = [];

/**
 * Where elements were before the message.
 * @type {Map<HTMLElement, DOMRect>}
 */
const placesBefore = new Map();

/**
 * The elements in one, and itself, that stand for something.
 * @param {HTMLElement} element
 */
function matchesIn(element) {
    /** @type {HTMLElement[]} */
    const parts = [element, ...element.querySelectorAll("[data-match]")];
    return parts.filter((part) => part.dataset.match);
}

/** @param {HTMLElement} element which goes */
function rememberMatches(element) {
    for (const part of matchesIn(element)) {
        const [number] = (part.dataset.match ?? "").split(" ");
        matches.set(number, { rect: placesBefore.get(part) ?? part.getBoundingClientRect(), element: part });
    }
}

function comeFromMatches() {
    for (const { element, movement } of matchedArrivals.splice(0)) {
        if (wantsStillness()) continue;
        for (const part of matchesIn(element)) comeFromMatch(part, movement);
    }
    matches.clear();
    placesBefore.clear();
}

/**
 * @param {HTMLElement} element
 * @param {KeyframeAnimationOptions} movement
 */
function comeFromMatch(element, movement) {
    const [number, ...words] = (element.dataset.match ?? "").split(" ");
    const [takesPlace, takesSize, x, y] = words.map(Number);
    const gone = matches.get(number);
    if (!gone) return;
    // The other one stands for the same thing, which is to be seen once.
    gone.element.style.visibility = "hidden";
    // It has been there all the time: it comes in no other way, unless the app has named one.
    if (element.dataset.enter === undefined) for (const animation of element.getAnimations()) animation.cancel();
    const now = element.getBoundingClientRect();
    const anchor = takesSize ? { x: 0, y: 0 } : { x, y };
    const dx = takesPlace ? gone.rect.left - now.left + anchor.x * (gone.rect.width - now.width) : 0;
    const dy = takesPlace ? gone.rect.top - now.top + anchor.y * (gone.rect.height - now.height) : 0;
    const across = takesSize && now.width > 0 ? gone.rect.width / now.width : 1;
    const down = takesSize && now.height > 0 ? gone.rect.height / now.height : 1;
    const start = { translate: `${dx}px ${dy}px`, scale: `${across} ${down}`, transformOrigin: "0 0" };
    element.animate([{ ...start, offset: 0 }, { transformOrigin: "0 0" }], { fill: "backwards", ...movement, id: "match" });
}

/** Lets what has changed begin to move. */
function glide() {
    comeFromMatches();
    for (const [node, before] of origins) {
        const element = document.getElementById(`n${node}`);
        if (!element) continue;
        const glides = element.getAnimations().filter(({ id }) => id === "glide");
        glideAlong(element, outlines.get(node), movements.get(node));
        glideInk(element, inks.get(node) ?? {}, movements.get(node));
        const now = goalOf(element, glides);
        const goal = glides.length > 0 ? goals.get(element) ?? before : before;
        goals.set(element, now);
        // What goes to the same place as before goes on at its own pace.
        const changed = gliding.filter((name) => goal[name] !== now[name]);
        if (changed.length === 0) continue;
        for (const animation of glides) leaveOut(changed, animation);
        const start = Object.fromEntries(changed.map((name) => [name, before[name]]));
        element.animate([{ ...start, offset: 0 }], { fill: "backwards", ...movements.get(node), id: "glide" });
    }
    origins.clear();
    inks.clear();
    movements.clear();
    outlines.clear();
}

/**
 * What an element becomes: what it looks like without the ways that it is on.
 * @param {HTMLElement} element
 * @param {Animation[]} glides
 */
function goalOf(element, glides) {
    const effects = glides.map(({ effect }) => effect).filter((effect) => effect instanceof KeyframeEffect);
    for (const effect of effects) effect.target = null;
    const goal = lookOf(element);
    for (const effect of effects) effect.target = element;
    return goal;
}

/**
 * What elements that are on their way become.
 * @type {WeakMap<HTMLElement, Keyframe>}
 */
const goals = new WeakMap();

/**
 * Takes properties that go elsewhere now out of a movement.
 * @param {string[]} names
 * @param {Animation} animation
 */
function leaveOut(names, animation) {
    if (!(animation.effect instanceof KeyframeEffect)) return;
    const frames = animation.effect.getKeyframes().map((frame) => {
        const { computedOffset, ...rest } = frame;
        return Object.fromEntries(Object.entries(rest).filter(([name]) => !names.includes(name)));
    });
    const isEmpty = frames.every((frame) => gliding.every((name) => !(name in frame)));
    if (isEmpty) animation.cancel();
    else animation.effect.setKeyframes(/** @type {Keyframe[]} */ (frames));
}

/**
 * Lets what is painted along an outline pass through others: its path, or the edge that it is cut along.
 * @param {HTMLElement} element
 * @param {string[] | undefined} outlines
 * @param {KeyframeAnimationOptions} [movement]
 */
function glideAlong(element, outlines, movement) {
    if (!outlines || !movement) return;
    const path = pathOf(element);
    for (const animation of path?.getAnimations() ?? []) animation.cancel();
    const rule = getComputedStyle(element).clipPath.startsWith("path(evenodd") ? "evenodd, " : "";
    const frames = outlines.map((data) => (path ? { d: `path("${data}")` } : { clipPath: `path(${rule}"${data}")` }));
    (path ?? element).animate(frames, { fill: "backwards", ...movement, id: "glide" });
}

// ---------------------------------------------------------------------------------------------------------------------
// Fades: an opacity that follows a scroller, moved here because only the browser scrolls

function fade() {
    for (const element of document.querySelectorAll("[id^='n'][data-fade]")) {
        if (!(element instanceof HTMLElement)) continue;
        const [scroller, from, to] = (element.dataset.fade ?? "").split(" ");
        const offset = document.getElementById(scroller)?.scrollTop ?? 0;
        element.style.setProperty("--fade", String(fadedOpacity(offset, Number(from), Number(to))));
    }
    pin();
}

/**
 * @param {number} offset
 * @param {number} from
 * @param {number} to
 */
function fadedOpacity(offset, from, to) {
    if (from === to) return offset >= to ? 1 : 0;
    return Math.min(Math.max((offset - from) / (to - from), 0), 1);
}

let isFading = false;

/** Before the next picture, so that reading how far something is scrolled costs no layout of its own. */
function fadeSoon() {
    if (isFading) return;
    isFading = true;
    requestAnimationFrame(() => {
        isFading = false;
        fade();
    });
}

document.addEventListener("scroll", fadeSoon, { capture: true, passive: true });

// ---------------------------------------------------------------------------------------------------------------------
// Focus: when what had it is gone, it goes where a person would look next

/**
 * What had the focus when a press led away from it; the way back returns there. The element may be there again, called otherwise,
 * or another one that is called the same.
 * @type {{ id: string, name: string }[]}
 */
const left = [];

const focusable = "button:enabled, a[href], [tabindex='0']:not(.scroll), .field:enabled";
const dialogs = "[role='dialog'], [role='menu']";
/** What the app follows the focus in; fields are followed anyway. */
const heard = "[data-heard]";

/**
 * Names a control across screens, whose elements are new each time.
 * @param {Element} element
 */
function nameOf(element) {
    const label = element.getAttribute("aria-label") ?? element.textContent;
    return `${element.getAttribute("role") ?? element.localName} ${label}`;
}

/** @param {Element | null | undefined} element */
const canFocus = (element) =>
    element?.isConnected && element.matches(`${focusable}, ${dialogs}, ${heard}`)
    && !element.closest("[inert], [aria-hidden]");

/**
 * @param {Element | null} focused before the changes
 * @param {HTMLElement[]} arrivals new elements
 */
function keepFocus(focused, arrivals) {
    const dialog = arrivals.map(dialogIn).filter((found) => found !== null).pop();
    if (dialog) return enterDialog(dialog, focused);
    if (!focused?.id || canFocus(focused)) return;
    const name = nameOf(focused);
    const controls = [...document.querySelectorAll(focusable)].filter(canFocus);
    const names = controls.map(nameOf);
    const same = controls.find((control) => focused.id.endsWith(control.id)) ?? controls[names.indexOf(name)];
    if (same) return focusOn(same);

    const origins = left.map(
        (origin) => controls.find((control) => control.id === origin.id) ?? controls[names.indexOf(origin.name)]);
    const back = origins.map((origin) => origin !== undefined).lastIndexOf(true);
    if (back >= 0) {
        left.splice(back);
        return focusOn(origins[back]);
    }
    left.push({ id: focused.id, name });
    // A field would bring up the keyboard unasked.
    const others = controls.filter((control) => !isField(control));
    focusOn(others.find((control) => arrivals.some((arrival) => arrival.contains(control))) ?? others[0]);
}

/**
 * The dialog that has come: the element itself, or what is in a popup.
 * @param {HTMLElement} arrival
 * @returns {HTMLElement | null}
 */
const dialogIn = (arrival) =>
    arrival.matches(dialogs) ? arrival : arrival.matches("[data-popup]") ? arrival.querySelector(dialogs) : null;

/**
 * @param {HTMLElement} dialog new on the page
 * @param {Element | null} focused before it came
 */
function enterDialog(dialog, focused) {
    if (focused?.id) left.push({ id: focused.id, name: nameOf(focused) });
    const controls = [...dialog.querySelectorAll(focusable)].filter(canFocus);
    const chosen = controls.find((control) => control.matches("[role='menuitemradio'][aria-checked='true']"));
    // A menu of nothing but options begins at the chosen one.
    const begin = controls[0]?.matches("[role='menuitemradio']") ? chosen : undefined;
    focusOn(begin ?? controls[0] ?? dialog);
}

/** @param {Element | null | undefined} element */
function focusOn(element) {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

// ---------------------------------------------------------------------------------------------------------------------
// Fields: while a person writes, the field is the page's. Its edits are numbered, and a text of the app's counts only if it
// answers the newest of them and no composition runs.

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/**
 * @param {any} element
 * @returns {element is Field}
 */
const isField = (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** @param {ParentNode} parent */
const fieldsOf = (parent) => [...parent.querySelectorAll(".field")].filter(isField);

/**
 * The number of the newest edit of each field that has been edited here.
 * @type {WeakMap<Field, number>}
 */
const edits = new WeakMap();

/**
 * The field in which characters are being composed, and what the app made of it meanwhile.
 * @type {{ field: Field, text?: string } | undefined}
 */
let composition;

/** @param {Field} field */
const answeredEdit = (field) => Number(field.dataset.edit ?? 0);

/** @param {Field} field */
const newestEdit = (field) => edits.get(field) ?? answeredEdit(field);

/** @param {Field} field */
function edited(field) {
    edits.set(field, newestEdit(field) + 1);
    sendEdit(field);
}

/** @param {Field} field */
function sendEdit(field) {
    send(["t", nodeOf(field), newestEdit(field), field.value]);
}

/** After the connection was lost: what the app has not answered, it may not have heard. */
function sendEditsAgain() {
    for (const field of fieldsOf(document)) if (newestEdit(field) > answeredEdit(field)) sendEdit(field);
}

/**
 * The app's text for a field.
 * @param {Field} field
 * @param {string} text
 * @param {number} edit which it answers
 */
function write(field, text, edit) {
    const newest = newestEdit(field);
    field.dataset.edit = String(edit);
    if (edit < newest) return;
    if (composition?.field === field) composition.text = text;
    else replaceText(field, text);
}

/**
 * Exchanges the text; the caret stays before what it stood before, or else as far from the start.
 * @param {Field} field
 * @param {string} text
 */
function replaceText(field, text) {
    const { value: old, selectionEnd } = field;
    if (old === text) return;
    field.value = text;
    if (document.activeElement !== field || selectionEnd === null) return;
    const after = old.slice(selectionEnd);
    const caret = text.endsWith(after) ? text.length - after.length : Math.min(selectionEnd, text.length);
    field.setSelectionRange(caret, caret);
}

/**
 * A field of a scene that was replaced: what was written into it and not answered goes on in the new one, at the caret.
 * @param {Field} old
 */
function carryEdit(old) {
    const field = document.getElementById(old.id);
    if (!isField(field)) return;
    if (newestEdit(old) > answeredEdit(field)) {
        field.value = old.value;
        edits.set(field, newestEdit(old));
    }
    field.setSelectionRange(old.selectionStart, old.selectionEnd);
}

document.addEventListener("input", (event) => {
    if (isField(event.target)) edited(event.target);
});

document.addEventListener("compositionstart", (event) => {
    if (isField(event.target)) composition = { field: event.target };
});

document.addEventListener("compositionend", () => {
    if (!composition) return;
    const { field, text } = composition;
    composition = undefined;
    if (text !== undefined && newestEdit(field) === answeredEdit(field)) replaceText(field, text);
});

document.addEventListener("keydown", (event) => {
    const isReturn = event.key === "Enter" && !event.isComposing && event.target instanceof HTMLInputElement;
    if (!isReturn || event.repeat) return;
    event.preventDefault();
    send(["n", nodeOf(event.target)]);
});

/**
 * What the app is told of when something has the focus: the nearest around that it follows.
 * @param {any} element
 * @returns {HTMLElement | null}
 */
const followedAround = (element) => (element instanceof Element ? element.closest(`.field, ${heard}`) : null);

document.addEventListener("focusin", ({ target }) => {
    const followed = followedAround(target);
    if (followed?.id) send(["f", nodeOf(followed)]);
});

document.addEventListener("focusout", ({ target }) => {
    const followed = followedAround(target);
    if (!followed?.id) return;
    // A window that loses the focus keeps it in the page; one element after the other needs no word of its own.
    setTimeout(() => {
        if (followed.isConnected && !followedAround(document.activeElement)) send(["b", nodeOf(followed)]);
    });
});

// What the keyboard comes to and a finger does not.
document.addEventListener("mousedown", (event) => {
    const stop = event.target instanceof Element ? event.target.closest(`[tabindex], ${pressable}, .field`) : null;
    if (stop?.matches("[data-keyed]")) event.preventDefault();
});

// A press of a control leaves the focus, and with it the keyboard, where it is.
document.addEventListener("mousedown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (isField(document.activeElement) && !isField(target) && controlAt(target)) event.preventDefault();
});

/**
 * Elements to or from which the app wants the focus moved.
 * @type {HTMLElement[]}
 */
const focusWishes = [];
/** Of its wishes the one that has been carried out last. */
let lastFocusWish = 0;

/** @param {HTMLElement} element */
function focusWish(element) {
    const [ordinal, direction] = (element.dataset.focus ?? "0").split(" ");
    return { element, ordinal: Number(ordinal), isHere: direction === "here" };
}

function followFocus() {
    const wishes = focusWishes.splice(0).map(focusWish).sort((one, other) => one.ordinal - other.ordinal);
    const last = wishes.pop();
    if (!last || last.ordinal <= lastFocusWish) return;
    lastFocusWish = last.ordinal;
    if (last.isHere) last.element.focus();
    else if (last.element.contains(document.activeElement)) {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
}

/** What came with the page has been carried out, and what the person wrote before this script ran counts. */
function adoptFields() {
    for (const element of document.querySelectorAll("[data-focus]")) {
        if (element instanceof HTMLElement) lastFocusWish = Math.max(lastFocusWish, focusWish(element).ordinal);
    }
    for (const field of fieldsOf(document)) if (field.value !== field.defaultValue) edited(field);
}

// ---------------------------------------------------------------------------------------------------------------------
// The window

/** The window that the app knows, as text. */
let knownWindow = "";
let isMeasuring = false;
/** The app has not answered the last window yet. */
let isWindowInFlight = false;

function windowChanged() {
    if (isMeasuring || isWindowInFlight) return;
    isMeasuring = true;
    requestAnimationFrame(() => {
        isMeasuring = false;
        const numbers = measureWindow();
        if (String(numbers) === knownWindow || !isOpen()) return;
        rememberWindow(numbers);
        isWindowInFlight = true;
        send(["d", numbers]);
        // A window that changes nothing on screen gets no answer.
        setTimeout(windowAnswered, 200);
    });
}

function windowAnswered() {
    if (!isWindowInFlight) return;
    isWindowInFlight = false;
    windowChanged();
}

/**
 * The next first page is laid out for it.
 * @param {number[]} numbers
 */
function rememberWindow(numbers) {
    knownWindow = String(numbers);
    if (!isOwnWindow()) return;
    document.cookie = `martlet_device=${numbers.slice(0, 11).join("_")}; Path=/; SameSite=Strict; Max-Age=31536000`;
}

/** Whether the app knows that the page can be seen. */
let isKnownVisible = true;

function tellVisibility() {
    const isVisible = document.visibilityState === "visible";
    if (isVisible === isKnownVisible || !isOpen()) return;
    isKnownVisible = isVisible;
    send(["v", Number(isVisible)]);
}

watchWindow(windowChanged);
document.addEventListener("visibilitychange", tellVisibility);

// ---------------------------------------------------------------------------------------------------------------------
// The socket

/** Close codes after which this page's scene is no more, and what the person reads if a new page did not help. */
const endings = new Map([
    [4001, "This page has expired."],
    [4002, "The app has stopped."],
    [4003, "The app has been rebuilt."],
]);
/** Another page shows the scene; coming back would only push that one out. */
const continuedElsewhere = 4004;

/** @type {WebSocket | undefined} */
let socket;
/** Set while the whole scene has been asked for: changes to what is not there are dropped. */
let isLost = false;
/** Attempts since a connection last held. */
let attempts = 0;
/** @type {number | undefined} */
let retry;

const isOpen = () => socket?.readyState === WebSocket.OPEN;

/** Whether there is somebody to send to. @param {any[]} message */
function send(message) {
    if (isOpen()) socket?.send(JSON.stringify(message));
    return isOpen();
}

function sayHello() {
    const numbers = measureWindow();
    rememberWindow(numbers);
    // No scene reaches the largest revision, so a lost page gets everything.
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
    send(["h", token, isLost ? Number.MAX_SAFE_INTEGER : revision, zone, numbers]);
}

function connect() {
    clearTimeout(retry);
    const opened = new WebSocket(new URL(`${base}socket`, location.href.replace(/^http/, "ws")), "martlet.1");
    let wasOpen = false;
    socket = opened;
    opened.onopen = () => {
        wasOpen = true;
        notice();
        sayHello();
        sendEditsAgain();
        endSliders();
        tellAllScrolling();
        tellVisibility();
        leaveAfterAll();
        setTimeout(() => opened === socket && isOpen() && allIsWell(), 3000);
    };
    opened.onmessage = (event) => receive(event.data);
    opened.onclose = (event) => {
        if (opened !== socket) return;
        const ending = endings.get(event.code);
        if (ending) reload(event.code, ending);
        else if (event.code === continuedElsewhere) notice("This page is open elsewhere.", true);
        else reconnect(wasOpen);
    };
}

/** A connection that held: the next failure begins anew. */
function allIsWell() {
    attempts = 0;
    sessionStorage.removeItem("martlet.reloaded");
}

/** Style sheets with the fonts of what comes next. @param {string[]} names */
function haveSheets(names) {
    for (const name of names) {
        const href = `${base}faces/${name}`;
        if (document.querySelector(`link[href="${href}"]`)) continue;
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = href;
        document.head.append(link);
    }
}

/** All rows of lists, as they come and go. */
const listItems = document.getElementsByTagName("li");

/** @param {string} text */
function receive(text) {
    const focused = document.activeElement;
    const sheets = sheetsBefore();
    const rowsBefore = listItems.length;
    try {
        const [kind, next, what, patterns, more] = JSON.parse(text);
        if (kind === "o") return openBeside(next);
        if (kind === "h") return void share(next, what, patterns, more);
        if (kind === "l") return followAddress(next);
        if (kind === "f") return haveSheets(next);
        /** @type {HTMLElement[]} */
        const arrivals = [];
        if (kind === "w") {
            arrivals.push(replaceAll(what, patterns));
            isLost = false;
        } else if (isLost) {
            return;
        } else if (kind === "c" && next === revision + 1) {
            for (const operation of what) apply(operation, patterns, arrivals);
        } else {
            throw new Error(`A message of kind ${kind} cannot lead from revision ${revision} to ${next}.`);
        }
        revision = next;
        coverDepartures(arrivals);
        settleSheets(sheets);
        settleSliders();
        settlePopups();
        settleChoices();
        settleSwipe((part) => origins.has(nodeOf(part)));
        glide();
        showWhatIsAskedFor();
        if (arrivals.length > 0 || listItems.length !== rowsBefore) settleLists();
        keepFocus(focused, arrivals);
        followFocus();
        fadeSoon();
        moveAnswered();
        scrollAnswered();
        followScreens();
        windowAnswered();
    } catch (error) {
        origins.clear();
        movements.clear();
        outlines.clear();
        if (isLost) return reload("scene", "This page cannot show the app.");
        console.warn("Martlet asks for the whole scene:", error);
        isLost = true;
        sayHello();
    }
}

/**
 * Waits a little longer after each failure, up to ten seconds.
 * @param {boolean} wasOpen
 */
function reconnect(wasOpen) {
    attempts += 1;
    if (attempts > 2) notice("Connecting again…");
    if (!wasOpen && attempts > 2) reloadIfRefused();
    const pause = Math.min(250 * 2 ** (attempts - 1), 10_000);
    retry = setTimeout(connect, pause * (0.75 + Math.random() / 2));
}

/** A server that answers, but not to this page's socket, no longer knows the page. */
async function reloadIfRefused() {
    const answer = await fetch(import.meta.url, { cache: "no-store" }).catch(() => undefined);
    if (answer && !isOpen()) reload("refused", "This page has expired.");
}

function connectNow() {
    const isWaiting = socket?.readyState === WebSocket.CLOSED && retry !== undefined;
    if (isWaiting && document.visibilityState === "visible") connect();
}

addEventListener("online", connectNow);
addEventListener("pageshow", connectNow);
document.addEventListener("visibilitychange", connectNow);

/**
 * Loads the page again, once for each cause: if that did not help, the person decides.
 * @param {string | number} cause
 * @param {string} words
 */
function reload(cause, words) {
    if (isBeingLeft()) return void setTimeout(() => reload(cause, words), patience);
    clearTimeout(retry);
    retry = undefined;
    // What the scene has saved is there for the next one, unless that is what cannot be shown.
    isSceneOver = cause === "scene";
    const causes = (sessionStorage.getItem("martlet.reloaded") ?? "").split(" ");
    if (causes.includes(String(cause))) return notice(words, true);
    sessionStorage.setItem("martlet.reloaded", [...causes, cause].join(" ").trim());
    location.reload();
}

/**
 * Says what the page cannot do by itself; nothing if all is well.
 * @param {string} [words]
 * @param {boolean} [canReload]
 */
function notice(words, canReload) {
    document.querySelector(".notice:not(.fault)")?.remove();
    if (!words) return;
    const element = document.createElement("div");
    element.className = "notice glass raised";
    element.setAttribute("role", "status");
    element.textContent = words;
    if (canReload) {
        const button = document.createElement("button");
        button.textContent = "Reload";
        button.onclick = () => location.reload();
        element.append(button);
    }
    document.body.append(element);
}

/** What the page came with, about the app's last end. */
function closeFault() {
    document.querySelector(".fault")?.remove();
}

document.querySelector(".fault > button")?.addEventListener("click", closeFault);

/** The page's scene cannot be shown. */
let isSceneOver = false;

/** A page that is loaded again goes on with its scene; a new one, or a copy of this one, has a scene of its own. */
addEventListener("beforeunload", () => {
    if (isSceneOver) return;
    const cookie = `martlet_scene=${token}; Path=${base}; SameSite=Strict; Max-Age=`;
    document.cookie = `${cookie}5`;
    // Still here: the person stayed.
    setTimeout(() => (document.cookie = `${cookie}0`), patience);
});

// ---------------------------------------------------------------------------------------------------------------------
// Presses

const pressable = "button, [role='button'], a[id]";

/**
 * The control that a press at an element is meant for: the nearest around it, or one that answers for all around it, as a
 * row's own button.
 * @param {Element | null} element
 */
function controlAt(element) {
    for (; element?.id !== undefined && element !== document.body; element = element.parentElement) {
        const control = element.matches(pressable) ? element : element.querySelector(":scope > [data-covers]");
        if (control) return control.matches(":disabled, [aria-disabled]") ? null : control;
    }
    return null;
}

/** Whether the app could be told. @param {Element} control */
function press(control) {
    if (control.hasAttribute("data-pastes")) {
        readCopied().then((words) => words && send(["q", nodeOf(control), words]));
        return isOpen();
    }
    return send(["p", nodeOf(control), revision]);
}

/** Where the pointer went down. */
let down = { x: 0, y: 0 };

/**
 * Whether a click only ends the marking of text.
 * @param {MouseEvent} event
 */
function endsSelection(event) {
    const isDragged = Math.hypot(event.clientX - down.x, event.clientY - down.y) > 4;
    return isDragged && !(getSelection()?.isCollapsed ?? true);
}

document.addEventListener("pointerdown", (event) => {
    down = { x: event.clientX, y: event.clientY };
    document.documentElement.dataset.pointed = "";
});

document.addEventListener("click", (event) => {
    const isControl = event.target instanceof Element && !isField(event.target);
    const control = isControl ? controlAt(event.target) : null;
    if (!control?.id) return;
    if (leadsElsewhere(control, event)) return;
    event.preventDefault();
    const isByPointer = event.detail > 0;
    // The app follows the pointer itself and knows what it has done.
    if (isByPointer && control.closest("[data-pointers]")) return;
    if (isByPointer && endsSelection(event)) return;
    const isElsewhere = !control.contains(document.activeElement) && !isField(document.activeElement);
    if (isByPointer && isElsewhere) focusOn(control);
    press(control);
});

/** Whether a control is a link that comes back into the app: only this page can show what it opens. @param {Element} control */
const leadsIntoApp = (control) => control.getAttribute("href")?.startsWith("open?") ?? false;

// The middle button would open such a link in another tab, which would stay empty.
document.addEventListener("auxclick", (event) => {
    const control = event.target instanceof Element ? controlAt(event.target) : null;
    if (event.button !== 1 || !control || !leadsIntoApp(control)) return;
    event.preventDefault();
    press(control);
});

/**
 * Whether the browser goes where a control leads, and the app need not hear of it: to a link that is nobody else's business, or
 * wherever the person wants another tab or window for it.
 * @param {Element} control
 * @param {MouseEvent} event
 */
function leadsElsewhere(control, event) {
    if (!(control instanceof HTMLAnchorElement) || !control.href) return false;
    const isForBrowser = (event.ctrlKey || event.metaKey || event.shiftKey) && !leadsIntoApp(control);
    const asksApp = control.dataset.asks !== undefined || (event.detail > 0 && control.closest("[data-pointers]"));
    const isNoPress = event.detail > 0 && endsSelection(event);
    if (!isForBrowser && (asksApp || isNoPress)) return false;
    // A row's link stands behind what was clicked. The keys that are held say where it opens.
    const isBehind = event.target instanceof Element && !control.contains(event.target);
    if (isBehind) control.dispatchEvent(new MouseEvent("click", event));
    return true;
}

/**
 * Opens what leads out of the app. A browser allows that right after something that the person has done, and only then.
 * @param {string} address one that the app lets out
 */
function openBeside(address) {
    const link = document.createElement("a");
    Object.assign(link, { href: address, rel: "noopener noreferrer" });
    // What another program opens needs no tab.
    if (link.protocol.startsWith("http")) link.target = "_blank";
    if (navigator.userActivation?.isActive ?? true) return link.click();
    link.textContent = "Open";
    link.onclick = () => notice();
    notice(`The app wants to open ${link.host || address}.`);
    document.querySelector(".notice:not(.fault)")?.append(link);
}

// Safari shows :active only where someone listens for touches.
document.addEventListener("touchstart", () => {}, { passive: true });

// ---------------------------------------------------------------------------------------------------------------------
// Pointers: where a view has a gesture, what a finger does there goes to the app's one recogniser

/** @typedef {{ id: number, element: Element, x: number, y: number, timers: number[] }} Finger */

/** @type {Finger | undefined} The finger that is down, or has just been. */
let finger;
/** The last movement that has not been sent: the app is still busy with the one before. */
let waitingMove = false;
let isMoveInFlight = false;

/** @param {Element} element */
const pointerWords = (element) => {
    const around = [];
    for (let zone = element.closest("[data-pointers]"); zone; zone = zone.parentElement?.closest("[data-pointers]") ?? null) {
        around.push(...(zone.getAttribute("data-pointers") ?? "").split(" "));
    }
    return around;
};

/**
 * The times that the views around an element have asked to be told of, in ms.
 * @param {Element} element
 * @param {"hold" | "pause"} kind
 */
const timesOf = (element, kind) => {
    const words = pointerWords(element).filter((word) => word.startsWith(`${kind}:`));
    return [...new Set(words.map((word) => Number(word.slice(kind.length + 1))))];
};

/**
 * @param {"b" | "m" | "h" | "e" | "p" | "c" | "z" | "o" | "w" | "l"} phase
 * @param {{ element: Element, x: number, y: number }} finger
 * @param {number[]} more what two fingers do
 */
function tellOf(phase, { element, x, y }, more = []) {
    if (!element.id) return;
    const { left, top } = element.getBoundingClientRect();
    const numbers = [x, y, left, top, performance.now()].map((value) => Math.round(value * 100) / 100);
    send(["g", nodeOf(element), phase, ...numbers, ...more.map((value) => Math.round(value * 1e4) / 1e4)]);
}

/**
 * @param {Finger} finger
 * @param {"h" | "p"} phase
 * @param {number[]} times
 */
function tellLater(finger, phase, times) {
    finger.timers.forEach(clearTimeout);
    finger.timers = times.map((time) => setTimeout(() => tellOf(phase, finger), time));
}

function tellOfMove() {
    if (!finger || !waitingMove || isMoveInFlight) return;
    waitingMove = false;
    isMoveInFlight = true;
    const pinch = pinched();
    if (pinch) tellOf("z", finger, pinch);
    else tellOf("m", finger);
    // A movement that changes nothing on screen gets no answer.
    setTimeout(moveAnswered, 50);
}

function moveAnswered() {
    if (!isMoveInFlight) return;
    isMoveInFlight = false;
    tellOfMove();
}

document.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    // The thumb of a slider is the slider's alone.
    const isSlider = event.target.closest("[data-slider]:not([aria-disabled])") !== null;
    const zone = isSlider ? null : event.target.closest("[data-pointers]");
    const control = controlAt(event.target);
    finger?.timers.forEach(clearTimeout);
    finger = undefined;
    if (!zone?.id) return;
    const element = control && zone.contains(control) ? control : zone;
    finger = { id: event.pointerId, element, x: event.clientX, y: event.clientY, timers: [] };
    waitingMove = false;
    tellOf("b", finger);
    tellLater(finger, "h", timesOf(element, "hold"));
    if (control && !control.contains(document.activeElement)) focusOn(control);
});

document.addEventListener("pointermove", (event) => {
    if (!finger || event.pointerId !== finger.id) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    waitingMove = true;
    requestAnimationFrame(tellOfMove);
});

document.addEventListener("pointerup", (event) => {
    if (endsPinch(event) || !finger || event.pointerId !== finger.id) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    finger.id = NaN;
    waitingMove = false;
    tellOf("e", finger);
    tellLater(finger, "p", timesOf(finger.element, "pause"));
});

document.addEventListener("pointercancel", (event) => {
    if (event.pointerId === finger?.id) cancelFinger();
});

/** What the finger that is down has begun is not to be. */
function cancelFinger() {
    if (!finger || Number.isNaN(finger.id)) return;
    tellLater(finger, "h", []);
    tellOf("c", finger);
    finger = undefined;
}

// ---------------------------------------------------------------------------------------------------------------------
// Two fingers, or the wheel with the control key, as a browser tells of two fingers on a touchpad

/** @typedef {{ x: number, y: number }} Spot */

/**
 * The second finger, and how the two stood to each other at first.
 * @type {{ id: number, spot: Spot, distance: number, angle: number, turned: number } | undefined}
 */
let second;
/** How much a wheel has magnified so far, and when it is over. */
let wheeled = 1;
/** @type {number | undefined} */
let wheelEnd;

/** @param {Element} element */
const isPinchable = (element) => pointerWords(element).includes("pinch");

/**
 * @param {Spot} from
 * @param {Spot} to
 */
const between = (from, to) => ({
    distance: Math.max(Math.hypot(to.x - from.x, to.y - from.y), 1), angle: Math.atan2(to.y - from.y, to.x - from.x),
});

/** How many times as far apart two fingers are, and how far they have turned. */
function pinched() {
    if (wheelEnd !== undefined) return [wheeled, 0];
    if (!finger || !second) return undefined;
    const { distance, angle } = between(finger, second.spot);
    const step = angle - second.angle - second.turned;
    second.turned += Math.atan2(Math.sin(step), Math.cos(step));
    return [distance / second.distance, second.turned];
}

document.addEventListener("pointerdown", (event) => {
    if (event.isPrimary || !finger || Number.isNaN(finger.id) || second || !isPinchable(finger.element)) return;
    const spot = { x: event.clientX, y: event.clientY };
    second = { id: event.pointerId, spot, turned: 0, ...between(finger, spot) };
    tellLater(finger, "h", []);
});

document.addEventListener("pointermove", (event) => {
    if (event.pointerId !== second?.id) return;
    second.spot = { x: event.clientX, y: event.clientY };
    waitingMove = true;
    requestAnimationFrame(tellOfMove);
});

/**
 * The gesture of two fingers is over when one of them is lifted.
 * @param {PointerEvent} event
 */
function endsPinch(event) {
    if (!finger || !second || (event.pointerId !== second.id && event.pointerId !== finger.id)) return false;
    tellOf("z", finger, pinched());
    tellOf("e", finger);
    finger = second = undefined;
    waitingMove = false;
    return true;
}

document.addEventListener("wheel", (event) => {
    const zone = event.target instanceof Element ? event.target.closest("[data-pointers~='pinch']") : null;
    if (!event.ctrlKey || !zone?.id) return;
    event.preventDefault();
    if (wheelEnd === undefined) {
        wheeled = 1;
        finger = { id: NaN, element: zone, x: event.clientX, y: event.clientY, timers: [] };
        tellOf("b", finger);
    }
    wheeled *= Math.exp(-event.deltaY / 100);
    waitingMove = true;
    clearTimeout(wheelEnd);
    wheelEnd = setTimeout(endWheel, 200);
    requestAnimationFrame(tellOfMove);
}, { passive: false });

function endWheel() {
    if (finger) {
        tellOf("z", finger, pinched());
        tellOf("e", finger);
    }
    wheelEnd = finger = undefined;
    waitingMove = false;
}

// ---------------------------------------------------------------------------------------------------------------------
// Hovering

/** @type {Element[]} The elements under the pointer that want to hear of it, the innermost first. */
let hovered = [];
let isHoverInFlight = false;

/** @param {PointerEvent} event */
function hover(event) {
    if (event.pointerType === "touch") return;
    const under = [];
    let zone = event.target instanceof Element ? event.target.closest("[data-hover]") : null;
    for (; zone; zone = zone.parentElement?.closest("[data-hover]") ?? null) if (zone.id) under.push(zone);
    const place = { x: event.clientX, y: event.clientY };
    for (const element of hovered) {
        if (!under.includes(element) && element.isConnected) tellOf("l", { element, ...place });
    }
    for (const element of under) if (!hovered.includes(element)) tellOf("o", { element, ...place });
    const moving = under.filter((element) => hovered.includes(element) && element.matches("[data-hover='moves']"));
    hovered = under;
    if (moving.length === 0 || isHoverInFlight) return;
    isHoverInFlight = true;
    setTimeout(() => (isHoverInFlight = false), 30);
    for (const element of moving) tellOf("w", { element, ...place });
}

document.addEventListener("pointermove", hover);
document.addEventListener("pointerover", hover);
document.documentElement.addEventListener("pointerleave", (event) => {
    for (const element of hovered.splice(0)) {
        if (element.isConnected) tellOf("l", { element, x: event.clientX, y: event.clientY });
    }
});

// A long press is the app's, not the browser's.
document.addEventListener("contextmenu", (event) => {
    const isHeld = event.target instanceof Element && timesOf(event.target, "hold").length > 0;
    if (isHeld && finger && !Number.isNaN(finger.id)) event.preventDefault();
});

// ---------------------------------------------------------------------------------------------------------------------
// Keys

document.addEventListener("keydown", (event) => {
    delete document.documentElement.dataset.pointed;
    const focused = document.activeElement;
    if (!focused || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOwnControl = focused.matches(pressable) && !focused.matches("button, a[href]");
    if (isOwnControl && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        if (!event.repeat) press(focused);
    }
});

startSheets((kind, node, ...numbers) => send([kind, node, ...numbers, revision]));
startSwipes(press);
startSliders((slider, ...words) => send(["a", nodeOf(slider), ...words]));
fade();
adoptFields();
watchHistory(press, (sheet) => send(["e", nodeOf(sheet), revision]));
startLists(press);
startScrolling(send);
startChoices(press);
startEditing((kind, element, ...numbers) => send([kind, nodeOf(element), ...numbers, revision]));
startPopups(press, (kind, element) => send([kind, nodeOf(element), revision]), cancelFinger);
startTabs(press);
startSymbols(document.body);
startShortcuts(press);
startKeys(send);
startDragging((...message) => send(message));
connect();
