/// A colour that a person sets part by part.
struct ColorChoice {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    /// Where the colour is seen: a colour may differ in light and dark.
    let environment: EnvironmentValues

    /// The parts of what is chosen.
    var parts: Color.Resolved {
        var parts = selection.wrappedValue.resolve(in: environment)
        if !supportsOpacity { parts.opacity = 1 }
        return parts
    }

    var color: Color { Color(parts) }

    /// What the colour is called.
    var name: String { ColorName(parts).words }

    /// Takes over a colour; how much the chosen one lets through stays.
    func choose(_ color: Color.Resolved) {
        var color = color
        color.opacity = parts.opacity
        selection.wrappedValue = Color(color)
    }

    /// One part of the colour.
    func part(_ path: WritableKeyPath<Color.Resolved, Float>) -> Binding<Double> {
        Binding(
            location: FunctionLocation(
                get: { Double(parts[keyPath: path]) },
                set: { new in
                    var parts = parts
                    parts[keyPath: path] = Float(new)
                    selection.wrappedValue = Color(parts)
                }))
    }
}

/// What a colour is called by someone who sees it.
struct ColorName {
    private let hue: Double
    private let saturation: Double
    private let brightness: Double
    private let opacity: Double

    init(_ color: Color.Resolved) {
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let spread = most - least
        brightness = most
        saturation = most > 0 ? spread / most : 0
        opacity = Double(color.opacity)
        guard spread > 0 else {
            hue = 0
            return
        }
        let sixth: Double =
            if most == red {
                (green - blue) / spread
            } else if most == green {
                2 + (blue - red) / spread
            } else {
                4 + (red - green) / spread
            }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
    }

    /// Once around, from red on.
    static let hues = [
        "red", "orange", "yellow", "lime", "green", "mint", "cyan", "azure", "blue", "violet", "magenta", "rose",
    ]

    var words: String {
        let color = saturation < Self.grey ? shade : tone
        return opacity < 1 ? "\(color), \(Int((opacity * 100).rounded()))% opaque" : color
    }

    /// Below this a colour is seen as a grey.
    private static let grey = 0.1

    private var shade: String {
        switch brightness {
        case ..<0.05: "black"
        case ..<0.4: "dark gray"
        case ..<0.65: "gray"
        case ..<0.97: "light gray"
        default: "white"
        }
    }

    private var tone: String {
        let name = Self.hues[Int((hue * Double(Self.hues.count)).rounded()) % Self.hues.count]
        if brightness < 0.6 { return "dark \(name)" }
        return saturation < 0.6 ? "light \(name)" : name
    }
}
