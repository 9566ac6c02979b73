import Foundation
import SceneCore

/// One colour of a catalogue: a folder `NAME.colorset`.
struct ColorSet {
    /// As code names it, as with image sets.
    var name: String
    var folder: URL

    /// The colour, nil if the set has none that can be read; what is wrong is reported.
    func color(report: (AssetProblem) -> Void) -> ColorAsset? {
        let url = folder.appending(path: "Contents.json")
        guard let data = try? Data(contentsOf: url),
            let contents = try? JSONDecoder().decode(ColorSetContents.self, from: data)
        else {
            report(.brokenContents(url))
            return nil
        }
        guard let light = contents.color(forDark: false) ?? contents.color(forDark: true) else {
            report(.noColor(folder))
            return nil
        }
        return ColorAsset(light: light, dark: contents.color(forDark: true) ?? light)
    }
}

/// `Contents.json` of a colour set, as far as we read it.
private struct ColorSetContents: Decodable {
    struct Entry: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Value: Decodable {
        /// Taken for sRGB, whichever space they are in.
        var components: Components?
    }

    struct Components: Decodable {
        var red: String?
        var green: String?
        var blue: String?
        var white: String?
        var alpha: String?
    }

    var colors: [Entry]?

    /// Of all devices before of phones before of tablets; a variant for more contrast is no plain one.
    func color(forDark isDark: Bool) -> SceneColor? {
        for idiom in ["universal", "iphone", "ipad"] {
            let entry = colors?.first { entry in
                let looks = (entry.appearances ?? []).map { "\($0.appearance) \($0.value)" }
                let isWanted = isDark ? looks == ["luminosity dark"] : looks.isEmpty || looks == ["luminosity light"]
                return entry.idiom == idiom && isWanted
            }
            if let color = entry?.color?.scene { return color }
        }
        return nil
    }
}

extension ColorSetContents.Value {
    fileprivate var scene: SceneColor? {
        guard let components else { return nil }
        let alpha = components.alpha.flatMap(Double.init).map { min(max($0, 0), 1) } ?? 1
        if let white = components.white.flatMap(Component.init)?.byte {
            return SceneColor(white, white, white, alpha: alpha)
        }
        guard let red = components.red.flatMap(Component.init), let green = components.green.flatMap(Component.init),
            let blue = components.blue.flatMap(Component.init)
        else { return nil }
        return SceneColor(red.byte, green.byte, blue.byte, alpha: alpha)
    }
}

/// A component as catalogues spell it: "0.502", "128" or "0x80".
private struct Component {
    let share: Double

    init?(_ text: String) {
        if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
            share = Double(byte) / 255
        } else if let whole = Int(text) {
            // Whole numbers count to 255; 0 is 0 either way, and editors write "1.000" for the other 1.
            share = min(max(Double(whole) / 255, 0), 1)
        } else if let number = Double(text), number.isFinite {
            share = min(max(number, 0), 1)
        } else {
            return nil
        }
    }

    var byte: UInt8 { UInt8((share * 255).rounded()) }
}
