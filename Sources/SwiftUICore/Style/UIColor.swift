import Foundation

/// A colour as UIKit has it, for `Color(_:)`.
public final class UIColor: Sendable {
    let color: Color

    init(_ standard: StandardColor) {
        color = Color(.standard(standard))
    }

    /// A colour of sRGB components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// A grey from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: white, opacity: alpha)
    }

    /// A colour of hue, saturation and brightness from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// The colour that SwiftUI paints with.
    public init(_ color: Color) {
        self.color = color
    }

    /// The same colour with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(Color(color.storage, alpha: alpha))
    }
}

extension UIColor: Hashable {
    public static func == (left: UIColor, right: UIColor) -> Bool {
        left.color == right.color
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
    }
}

extension Color {
    /// The colour that UIKit has under a name: `Color(.systemGray5)`.
    public init(_ color: UIColor) {
        self = color.color
    }

    /// The colour that UIKit has.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }
}

extension UIColor {
    public static let systemRed = UIColor(.red as StandardColor)
    public static let systemOrange = UIColor(.orange as StandardColor)
    public static let systemYellow = UIColor(.yellow as StandardColor)
    public static let systemGreen = UIColor(.green as StandardColor)
    public static let systemMint = UIColor(.mint as StandardColor)
    public static let systemTeal = UIColor(.teal as StandardColor)
    public static let systemCyan = UIColor(.cyan as StandardColor)
    public static let systemBlue = UIColor(.blue as StandardColor)
    public static let systemIndigo = UIColor(.indigo as StandardColor)
    public static let systemPurple = UIColor(.purple as StandardColor)
    public static let systemPink = UIColor(.pink as StandardColor)
    public static let systemBrown = UIColor(.brown as StandardColor)
    // Apple's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(Color.accentColor)

    public static let systemGray = UIColor(.gray as StandardColor)
    public static let systemGray2 = UIColor(.gray2)
    public static let systemGray3 = UIColor(.gray3)
    public static let systemGray4 = UIColor(.gray4)
    public static let systemGray5 = UIColor(.gray5)
    public static let systemGray6 = UIColor(.gray6)

    public static let label = UIColor(.label as StandardColor)
    public static let secondaryLabel = UIColor(.secondaryLabel)
    public static let tertiaryLabel = UIColor(.tertiaryLabel)
    public static let quaternaryLabel = UIColor(.quaternaryLabel)
    public static let placeholderText = UIColor(.tertiaryLabel)
    public static let link = UIColor(.blue as StandardColor)
    public static let separator = UIColor(.separator)
    public static let opaqueSeparator = UIColor(.opaqueSeparator)

    public static let systemFill = UIColor(.fill)
    public static let secondarySystemFill = UIColor(.secondaryFill)
    public static let tertiarySystemFill = UIColor(.tertiaryFill)
    public static let quaternarySystemFill = UIColor(.quaternaryFill)

    public static let systemBackground = UIColor(.background)
    public static let secondarySystemBackground = UIColor(.secondaryBackground)
    public static let tertiarySystemBackground = UIColor(.tertiaryBackground)
    public static let systemGroupedBackground = UIColor(.groupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(.groupedCard)
    public static let tertiarySystemGroupedBackground = UIColor(.tertiaryGroupedBackground)

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
}
