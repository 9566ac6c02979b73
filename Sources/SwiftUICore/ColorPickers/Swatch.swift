/// One of the colours of a grid.
struct Swatch: Equatable {
    /// What it is called among the others.
    let name: String
    let color: Color.Resolved

    /// How many are in a row.
    static let columns = 12

    /// A row of greys from white to black, and below it twelve hues from dark to light.
    static let all: [Swatch] = greys + tones.enumerated().flatMap { row(number: $0 + 1, $1) }

    private static let greys = (0..<columns).map { index in
        let white = Float(1 - Double(index) / Double(columns - 1))
        let name =
            switch index {
            case 0: "white"
            case columns - 1: "black"
            default: "gray \(index)"
            }
        return Swatch(name: name, color: Color.Resolved(red: white, green: white, blue: white))
    }

    /// Saturation and brightness of each row.
    private static let tones: [(Double, Double)] = [
        (1, 0.3), (1, 0.45), (1, 0.6), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.15, 1),
    ]

    private static func row(number: Int, _ tone: (saturation: Double, brightness: Double)) -> [Swatch] {
        ColorName.hues.enumerated().map { place, name in
            let color = Color(
                hue: Double(place) / Double(columns), saturation: tone.saturation, brightness: tone.brightness)
            return Swatch(name: "\(name) \(number)", color: color.resolve(in: EnvironmentValues()))
        }
    }
}

extension Color.Resolved {
    /// The same without what is behind it.
    var opaque: Color.Resolved { Color.Resolved(red: red, green: green, blue: blue) }

    /// Equal as far as a screen shows it, which has 256 steps of each light.
    func looksLike(_ other: Color.Resolved) -> Bool {
        func byte(_ part: Float) -> Int { Int((part * 255).rounded()) }
        return byte(red) == byte(other.red) && byte(green) == byte(other.green) && byte(blue) == byte(other.blue)
    }
}
