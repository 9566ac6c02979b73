import Foundation
import SceneCore

/// The page that lists the apps and shows one of them in the frame of a device.
///
/// It is complete as it is served: which app, on which device and how, stands in its address, and `Client/gallery.js` acts on
/// that. What the script has to know of an app or a device are attributes of its entry.
struct GalleryPage {
    let apps: [AppCard]

    var response: Response { .gallery(Array(html.utf8)) }

    private var html: String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>Gallery</title>\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <link rel="stylesheet" href="\(ClientFiles.path(of: "gallery.css"))">\
        <script type="module" src="\(ClientFiles.path(of: "gallery.js"))"></script></head>
        <body>
        <nav aria-label="Apps"><h1>Gallery</h1><ul>\(appList)</ul></nav>
        <main>
        <form class="controls" aria-label="Device">
        <label><span>Device</span><select name="device">\(deviceList)</select></label>
        <span class="size" hidden><label><span>Width</span><input name="width" type="number" min="200" max="4000"></label>
        <label><span>Height</span><input name="height" type="number" min="200" max="4000"></label></span>
        <button type="button" name="turn">Rotate</button>
        <label><span>Appearance</span><select name="scheme"><option value="light">Light</option>\
        <option value="dark">Dark</option></select></label>
        <label><span>Text size</span><input name="text" type="range" min="0" max="\(TextSize.allCases.count - 1)" step="1" \
        list="text-sizes"><output></output></label>
        <datalist id="text-sizes">\(textSizes)</datalist>
        <a class="alone">Open alone</a>
        </form>
        <form class="link" aria-label="Link"><label><span>Link</span>\
        <input name="url" type="text" inputmode="url" autocomplete="off" spellcheck="false" placeholder="myapp://place/1">\
        </label><button>Open</button><output role="status"></output></form>
        <section class="stage" aria-label="App"><div class="device"><iframe title="App"></iframe>\
        <span class="clock" aria-hidden="true">9:41</span><span class="island"></span><span class="home"></span></div></section>
        </main>
        <noscript><p>The gallery needs a script to show devices. Without one, each app can still be opened above.</p></noscript>
        </body></html>

        """
    }

    private var appList: String {
        apps.map { app in
            "<li><a href=\"\(escaped(app.base))\" data-app=\"\(escaped(app.name))\">\(escaped(words(app.title)))</a></li>"
        }.joined()
    }

    /// `CoffeeShop` is the name of a target, "Coffee Shop" what a person reads.
    private func words(_ title: String) -> String {
        var words = ""
        var wasLower = false
        for character in title {
            if character.isUppercase, wasLower { words.append(" ") }
            wasLower = character.isLowercase
            words.append(character == "_" ? " " : character)
        }
        return words
    }

    private var deviceList: String {
        let devices = GalleryDevice.all.map { entry in
            let (upright, turned) = (entry.device.device(isTurned: false), entry.device.device(isTurned: true))
            return "<option value=\"\(entry.device.id)\" data-upright=\"\(numbers(of: upright))\" "
                + "data-turned=\"\(numbers(of: turned))\" data-corner=\"\(entry.cornerRadius)\" "
                + "data-idiom=\"\(upright.idiom.rawValue)\">\(escaped(entry.title))</option>"
        }
        return devices.joined()
            + "<option value=\"window\">Resizable window</option><option value=\"fill\">No frame</option>"
    }

    /// Width, height, scale and the safe edges, as a window on the wire begins.
    private func numbers(of device: Device) -> String {
        let safe = device.safeArea
        return [device.size.width, device.size.height, device.scale, safe.top, safe.left, safe.bottom, safe.right]
            .map { PageNumber($0).text }.joined(separator: " ")
    }

    /// For each step of the text size its name, and how large it is beside the usual one.
    private var textSizes: String {
        TextSize.allCases.map { size in
            let scale = PageNumber(size.body / TextSize.large.body).text
            return
                "<option value=\"\(size.rawValue)\" data-scale=\"\(scale)\" label=\"\(escaped(String(describing: size)))\">"
        }.joined()
    }

    private func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.append(htmlText: text)
        return String(decoding: bytes, as: UTF8.self)
    }
}
