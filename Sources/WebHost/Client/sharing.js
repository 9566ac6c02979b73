// @ts-check
// What the app hands to others: by the browser where it can share, or else into the clipboard, or as files that are saved. And what it
// takes in from the clipboard.

/** How long a word on what has been done stays, in ms. */
const patience = 2500;

/** @typedef {[name: string, type: string, base64: string]} SharedFile */

/**
 * @param {string} title
 * @param {string} text
 * @param {string} url
 * @param {SharedFile[]} files
 */
export async function share(title, text, url, files) {
    const made = files.map(([name, type, base64]) => new File([bytes(base64)], name, { type }));
    /** @type {ShareData} */
    const data = {};
    if (title) data.title = title;
    if (text) data.text = text;
    if (url) data.url = url;
    if (made.length > 0) data.files = made;
    if (navigator.canShare?.(data)) {
        try {
            return await navigator.share(data);
        } catch (error) {
            // The person has thought better of it.
            if (error instanceof DOMException && error.name === "AbortError") return;
        }
    }
    for (const file of made) save(file);
    const words = [text, url].filter(Boolean).join("\n");
    if (words) await copy(words);
}

/** @param {string} base64 */
const bytes = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** @param {File} file */
function save(file) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), patience);
}

/** What a message has room for, in characters. */
const mostWords = 80_000;

/** What has been copied; nothing if the browser, or the person, does not hand it over. */
export async function readCopied() {
    try {
        return (await navigator.clipboard.readText()).slice(0, mostWords);
    } catch {
        say("This page may not read what was copied.");
        return "";
    }
}

/** @param {string} words */
async function copy(words) {
    try {
        await navigator.clipboard.writeText(words);
        say("Copied");
    } catch {
        say(words);
    }
}

/** @param {string} words */
function say(words) {
    const notice = document.createElement("p");
    notice.className = "said";
    notice.setAttribute("role", "status");
    notice.textContent = words;
    document.body.append(notice);
    setTimeout(() => notice.remove(), patience);
}
