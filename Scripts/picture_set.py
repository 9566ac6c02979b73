"""An asset catalogue of drawn pictures and of colours."""
import json
import pathlib

from flat_pen import Pen

EXAMPLES = pathlib.Path(__file__).resolve().parent.parent / "Examples"
SCALES = (1, 2)
AUTHOR = {"author": "xcode", "version": 1}


class PictureSet:
    """The pictures of one example, each width x height points, written at one and at two pixels a point."""

    def __init__(self, example, width, height):
        self.folder = EXAMPLES / example / "Assets.xcassets"
        self.width, self.height = width, height
        self.drawings = {}

    def picture(self, name, background):
        """Registers a drawing under the name that the app uses for it."""

        def register(draw):
            self.drawings[name] = (background, draw)
            return draw

        return register

    def write(self):
        for name, (background, draw) in self.drawings.items():
            self.write_picture(name, background, draw)
        write_contents(self.folder, {"info": AUTHOR})

    def write_picture(self, name, background, draw):
        folder = self.folder / f"{name}.imageset"
        folder.mkdir(parents=True, exist_ok=True)
        images = []
        for scale in SCALES:
            pen = Pen(self.width, self.height, scale)
            pen.box(background, 0, 0, self.width, self.height)
            draw(pen)
            filename = f"{name}{'' if scale == 1 else f'@{scale}x'}.png"
            (folder / filename).write_bytes(pen.png())
            images.append({"filename": filename, "idiom": "universal", "scale": f"{scale}x"})
        images.append({"idiom": "universal", "scale": "3x"})
        write_contents(folder, {"images": images, "info": AUTHOR})

    def write_color(self, name, light, dark):
        """A colour by name, one in light and another one in the dark, each as #rrggbb."""
        folder = self.folder / f"{name}.colorset"
        folder.mkdir(parents=True, exist_ok=True)
        look = {"appearances": [{"appearance": "luminosity", "value": "dark"}]}
        colors = [
            {"color": color(light), "idiom": "universal"},
            {**look, "color": color(dark), "idiom": "universal"},
        ]
        write_contents(folder, {"colors": colors, "info": AUTHOR})


def color(text):
    parts = [text[at:at + 2].upper() for at in (1, 3, 5)]
    components = {name: f"0x{part}" for name, part in zip(("red", "green", "blue"), parts)}
    return {"color-space": "srgb", "components": {"alpha": "1.000", **components}}


def write_contents(folder, contents):
    text = json.dumps(contents, indent=2, separators=(",", " : "), sort_keys=True)
    (folder / "Contents.json").write_text(text + "\n")
