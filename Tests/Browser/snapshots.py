"""Pictures of screens that the apps themselves make, and how they differ from what a browser shows."""
import base64
import subprocess

# A pixel differs if one of its colours does by more than this, of 255.
TOLERANCE = 8
# How far from the outline of a letter its edge reaches, in pixels, and by how much a colour changes at an outline. Browsers
# place letters by quarters of a pixel and darken their edges by a curve of their own, so that no two agree there.
EDGE_REACH = 2
EDGE_CONTRAST = 24

COMPARE = """async ({ ours, theirs, lines, tolerance, reach, contrast }) => {
    const pixels = async (png) => {
        const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
        const options = { colorSpaceConversion: "none", premultiplyAlpha: "none" };
        const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }), options);
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext("2d");
        context.drawImage(picture, 0, 0);
        const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
        return { canvas, context, data, width, height };
    };
    const [a, b] = [await pixels(ours), await pixels(theirs)];
    if (a.width !== b.width || a.height !== b.height)
        return { share: 1, sizes: [a.width, a.height, b.width, b.height] };
    const { width, height } = a;
    const isEdge = new Uint8Array(width * height);
    const changes = (data, i, j) =>
        Math.abs(data[i] - data[j]) > contrast || Math.abs(data[i + 1] - data[j + 1]) > contrast ||
        Math.abs(data[i + 2] - data[j + 2]) > contrast;
    for (const [left, top, right, bottom] of lines) {
        const [x0, y0] = [Math.max(Math.floor(left), 0), Math.max(Math.floor(top), 0)];
        const [x1, y1] = [Math.min(Math.ceil(right), width - 1), Math.min(Math.ceil(bottom), height - 1)];
        for (let y = y0; y < y1; y++)
            for (let x = x0; x < x1; x++) {
                const i = (y * width + x) * 4;
                const isOutline = [a.data, b.data].some(
                    (data) => changes(data, i, i + 4) || changes(data, i, i + 4 * width));
                if (!isOutline) continue;
                for (let v = Math.max(y - reach, 0); v <= Math.min(y + reach, height - 1); v++)
                    isEdge.fill(1, v * width + Math.max(x - reach, 0), v * width + Math.min(x + reach, width - 1) + 1);
            }
    }
    // How light each piece of a line is, as long as the line is high: the same letters stand there, wherever their edges are.
    const lightness = (data, x0, y0, x1, y1) => {
        let sum = 0;
        for (let y = y0; y < y1; y++)
            for (let x = x0; x < x1; x++) {
                const i = (y * width + x) * 4;
                sum += data[i] + data[i + 1] + data[i + 2];
            }
        return sum / 3 / ((x1 - x0) * (y1 - y0));
    };
    let letters = 0;
    for (const [left, top, right, bottom] of lines) {
        const [y0, y1] = [Math.max(Math.floor(top), 0), Math.min(Math.ceil(bottom), height)];
        const length = Math.max(y1 - y0, 1);
        for (let x0 = Math.max(Math.floor(left), 0); x0 < Math.min(right, width); x0 += length) {
            const x1 = Math.min(x0 + length, width);
            if (y1 <= y0 || x1 <= x0) continue;
            letters = Math.max(
                letters, Math.abs(lightness(a.data, x0, y0, x1, y1) - lightness(b.data, x0, y0, x1, y1)));
        }
    }
    const marked = a.context.createImageData(width, height);
    let [count, edges] = [0, 0];
    for (let i = 0, p = 0; p < width * height; i += 4, p++) {
        const difference = Math.max(
            Math.abs(a.data[i] - b.data[i]), Math.abs(a.data[i + 1] - b.data[i + 1]),
            Math.abs(a.data[i + 2] - b.data[i + 2]));
        const differs = difference > tolerance && !isEdge[p];
        count += differs;
        edges += isEdge[p];
        const pale = 200 + (b.data[i] + b.data[i + 1] + b.data[i + 2]) / 14;
        marked.data.set(differs ? [255, 0, 0, 255] : isEdge[p] ? [190, 210, 255, 255] : [pale, pale, pale, 255], i);
    }
    a.context.putImageData(marked, 0, 0);
    const blob = await a.canvas.convertToBlob();
    const url = await new Promise((done) => {
        const reader = new FileReader();
        reader.onload = () => done(reader.result);
        reader.readAsDataURL(blob);
    });
    return {
        share: count / (width * height), edges: edges / (width * height), letters, marked: url.split(",")[1],
    };
}"""


def snapshot(program, file, *options):
    """What the app says when it is asked for a picture of its screen."""
    return subprocess.run([program, "--snapshot", file, *options], capture_output=True, text=True, timeout=60)


def text_lines(page, scale):
    """Where the lines of text are, in pixels of a screenshot: left, top, right, bottom."""
    boxes = page.evaluate(
        """() => [...document.querySelectorAll(".text > span:not(.spoken), .field")].flatMap((line) =>
            [...line.getClientRects()].map(({ left, top, right, bottom }) => [left, top, right, bottom]))"""
    )
    return [[side * scale for side in (left - 2, top - 2, right + 2, bottom + 2)] for left, top, right, bottom in boxes]


def difference(page, ours, theirs, lines):
    """How much of two PNGs differs, apart from the edges of letters (`share`), and a picture with that in red (`marked`).

    `letters` is how much the lightness (of 255) of a piece of a line differs at most: letters that stand elsewhere, or are others,
    change it, and edges of the same letters hardly do.
    """
    encoded = [base64.b64encode(picture).decode() for picture in (ours, theirs)]
    return page.evaluate(
        COMPARE,
        {
            "ours": encoded[0],
            "theirs": encoded[1],
            "lines": lines,
            "tolerance": TOLERANCE,
            "reach": EDGE_REACH,
            "contrast": EDGE_CONTRAST,
        },
    )
