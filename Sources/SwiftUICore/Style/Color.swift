import Foundation
import SceneCore

/// A colour, which may look different in light and dark surroundings. As a view it fills its room.
public struct Color: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
        case fixed(red: Double, green: Double, blue: Double)
        case standard(StandardColor)
        /// Of the app's asset catalogue.
        case named(String)
        /// The app's own, or blue.
        case accent
        /// Another colour, with white mixed in: 0 for none, 1 for white.
        indirect case lightened(Storage, by: Double)
        case mixed(ColorMixture)
    }

    let storage: Storage
    let alpha: Double

    init(_ storage: Storage, alpha: Double = 1) {
        self.storage = storage
        self.alpha = alpha
    }

    /// The same colour, let through: 0 for clear, 1 for as it is.
    public func opacity(_ opacity: Double) -> Color {
        Color(storage, alpha: alpha * opacity)
    }

    public static let red = Color(.standard(.red))
    public static let orange = Color(.standard(.orange))
    public static let yellow = Color(.standard(.yellow))
    public static let green = Color(.standard(.green))
    public static let mint = Color(.standard(.mint))
    public static let teal = Color(.standard(.teal))
    public static let cyan = Color(.standard(.cyan))
    public static let blue = Color(.standard(.blue))
    public static let indigo = Color(.standard(.indigo))
    public static let purple = Color(.standard(.purple))
    public static let pink = Color(.standard(.pink))
    public static let brown = Color(.standard(.brown))
    public static let white = Color(white: 1)
    public static let gray = Color(.standard(.gray))
    public static let black = Color(white: 0)
    public static let clear = Color(white: 0, opacity: 0)
    public static let primary = label
    public static let secondary = Color(.standard(.secondaryLabel))
    // Apple's name.
    /// The colour set `AccentColor` of the app's asset catalogue, or blue.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(.accent)

    static let label = Color(.standard(.label))
}

extension Color: CustomStringConvertible {
    /// A word for one of the standard colours, the name of one of the app's; otherwise what the web writes: `#RRGGBBAA`.
    public var description: String {
        let faded = alpha == 1 ? "" : " at \(alpha)"
        switch storage {
        case .fixed: return resolve(in: EnvironmentValues()).description
        case .standard(let color): return "\(color)\(faded)"
        case .named(let name): return "\(name)\(faded)"
        case .accent: return "accentColor\(faded)"
        case .lightened(let base, let share): return "\(Color(base)) with \(share) of white\(faded)"
        case .mixed: return "mixed\(faded)"
        }
    }
}

extension Color: PrimitiveView {
    public static func _makeView(view: _GraphValue<Color>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ColorNode.self, for: view)
    }
}

private final class ColorNode: ValueNode<Color> {
    private lazy var item = ColorItem(window: window)

    override var ownItems: [LayoutItem]? { [item] }

    override func isUnchanged(from old: Color, to new: Color) -> Bool { old == new }

    override func evaluate() {
        item.color = readingEnvironment { value.resolved(in: environment) }
    }
}

private final class ColorItem: LayoutItem {
    var color = SceneColor(0, 0, 0, alpha: 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: LayoutMetrics.idealLength, height: LayoutMetrics.idealLength))
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        return paint
    }
}
