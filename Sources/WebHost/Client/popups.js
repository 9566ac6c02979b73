// @ts-check
// Menus and other popups: only the page knows where what they belong to has been scrolled to, so it puts them beside that. A menu
// by keyboard is as everywhere: arrows go through its items, to the right into a menu and to the left out of it, a letter to
// the next item that begins with it, Escape takes it away.

const popup = "[id^='n'][data-popup]";
const item = ":is([role^='menuitem'], [role='menu'] [role='radio']):not(:disabled, [aria-disabled])";

/** @type {(control: Element) => void} */
let press = () => {};
/** @type {(kind: "e" | "m", element: Element) => void} */
let tell = () => {};
/** What a finger does from now on is no gesture. */
let cancelFinger = () => {};

// ---------------------------------------------------------------------------------------------------------------------
// Places

/** Puts the popups that are on the page beside what they belong to. */
export function settlePopups() {
    for (const element of document.querySelectorAll(popup)) {
        if (element instanceof HTMLElement) settle(element);
    }
}

/**
 * As PopupPlan does it.
 * @param {HTMLElement} element
 */
function settle(element) {
    const [name, distance, ...rest] = (element.dataset.popup ?? "").split(" ");
    const [top, right, bottom, left] = rest.map(Number);
    const prefersAbove = rest[4];
    const anchor = document.getElementById(name)?.getBoundingClientRect();
    const window = document.querySelector("body > [id]")?.getBoundingClientRect();
    if (!anchor || !window) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const gap = Number(distance);
    const room = {
        left: window.left + left, top: window.top + top, right: window.right - right, bottom: window.bottom - bottom,
    };
    const below = room.bottom - anchor.bottom - gap;
    const above = anchor.top - room.top - gap;
    const isAbove = (prefersAbove === "1" && height <= above) || (height > below && (height <= above || above > below));
    const y = isAbove ? anchor.top - gap - height : anchor.bottom + gap;
    const isLeft = anchor.left + anchor.right <= room.left + room.right;
    const x = isLeft ? anchor.left : anchor.right - width;
    element.style.left = `${kept(x, width, room.left, room.right) - window.left}px`;
    element.style.top = `${kept(y, height, room.top, room.bottom) - window.top}px`;
}

/**
 * @param {number} start
 * @param {number} length
 * @param {number} from
 * @param {number} to
 */
const kept = (start, length, from, to) => Math.max(from, Math.min(start, to - length));

// ---------------------------------------------------------------------------------------------------------------------
// Keys

/** @param {KeyboardEvent} event */
function keyPressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const open = [...document.querySelectorAll(popup)].filter((element) => !element.querySelector("[inert]")).pop();
    if (!open) return;
    if (event.key === "Escape") {
        event.preventDefault();
        return tell("e", open);
    }
    if (open.querySelector("[role='menu']") && moveInMenu(open, event.key)) event.preventDefault();
}

/**
 * Whether the key means something in a menu.
 * @param {Element} open
 * @param {string} key
 */
function moveInMenu(open, key) {
    const items = /** @type {HTMLElement[]} */ ([...open.querySelectorAll(item)]).sort(fromTop);
    const index = items.findIndex((element) => element === document.activeElement);
    const count = items.length;
    if (count === 0) return false;
    switch (key) {
        case "ArrowDown": items[(index + 1) % count].focus(); return true;
        case "ArrowUp": items[(index - 1 + count) % count].focus(); return true;
        case "Home": items[0].focus(); return true;
        case "End": items[count - 1].focus(); return true;
        case "ArrowRight":
            if (items[index]?.getAttribute("aria-haspopup") === "menu") press(items[index]);
            return true;
        case "ArrowLeft":
            if (document.querySelectorAll(popup).length > 1) tell("e", open);
            return true;
        case "Tab": return true;
        default: return key.length === 1 && key !== " " && goTo(key, items, index);
    }
}

/**
 * @param {Element} one
 * @param {Element} other
 */
const fromTop = (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top;

/**
 * @param {string} letter
 * @param {HTMLElement[]} items
 * @param {number} index
 */
function goTo(letter, items, index) {
    const after = [...items.slice(index + 1), ...items.slice(0, index + 1)];
    after.find((element) => nameOf(element).startsWith(letter.toLowerCase()))?.focus();
    return true;
}

/** @param {Element} element */
const nameOf = (element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").toLowerCase();

// ---------------------------------------------------------------------------------------------------------------------
// Menus that a view has beside what a press does: by the other button of a mouse, the menu key, or a finger that stays

/** How long a finger has to stay, in ms, and how far it may stray, in px (Appearance/GestureThresholds.swift). */
const patience = 500;
const leeway = 10;

/** @type {{ timer: number, x: number, y: number, owner: Element } | undefined} */
let hold;
/** The next click only ends a press that has shown a menu. */
let isClickOver = false;

/**
 * What has the menu at an element: the nearest around it, or one in the row of a list that it stands in.
 * @param {EventTarget | null} target
 */
function ownerAt(target) {
    if (!(target instanceof Element)) return null;
    return target.closest("[data-menu]") ?? target.closest("li")?.querySelector("[data-menu]") ?? null;
}

/** @param {PointerEvent} event */
function pointerDown(event) {
    endHold();
    isClickOver = false;
    const owner = ownerAt(event.target);
    if (!owner || !event.isPrimary || event.button !== 0) return;
    hold = { timer: setTimeout(showHeld, patience), x: event.clientX, y: event.clientY, owner };
}

function showHeld() {
    if (!hold) return;
    isClickOver = true;
    cancelFinger();
    tell("m", hold.owner);
    hold = undefined;
}

function endHold() {
    clearTimeout(hold?.timer);
    hold = undefined;
}

/** @param {PointerEvent} event */
function pointerMoved(event) {
    if (hold && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > leeway) endHold();
}

/** @param {MouseEvent} event */
function menuAskedFor(event) {
    const owner = ownerAt(event.target);
    if (!owner) return;
    event.preventDefault();
    if (hold === undefined && isClickOver) return;
    endHold();
    cancelFinger();
    tell("m", owner);
}

/** @param {MouseEvent} event */
function clicked(event) {
    if (!isClickOver || event.detail === 0) return;
    isClickOver = false;
    event.preventDefault();
    event.stopPropagation();
}

/**
 * @param {(control: Element) => void} tellOfPress
 * @param {(kind: "e" | "m", element: Element) => void} tellOf that a popup is to go, or that a menu is asked for
 * @param {() => void} endGesture takes back what a finger that is down has begun
 */
export function startPopups(tellOfPress, tellOf, endGesture) {
    press = tellOfPress;
    tell = tellOf;
    cancelFinger = endGesture;
    document.addEventListener("keydown", keyPressed);
    document.addEventListener("pointerdown", pointerDown, true);
    document.addEventListener("pointermove", pointerMoved, true);
    document.addEventListener("pointerup", endHold, true);
    document.addEventListener("pointercancel", endHold, true);
    document.addEventListener("contextmenu", menuAskedFor);
    document.addEventListener("click", clicked, true);
    settlePopups();
}
