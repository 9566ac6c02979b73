import Foundation
import SceneCore

/// A colour, which may look different in light and dark surroundings. As a view it fills its room.
public struct Color: Hashable, Sendable {
    enum Storage: Hashable {
        case fixed(red: Double, green: Double, blue: Double)
        case standard(StandardColor)
    }

    let storage: Storage
    let alpha: Double

    init(_ storage: Storage, alpha: Double = 1) {
        self.storage = storage
        self.alpha = alpha
    }

    /// A colour of sRGB components from 0 to 1; what lies outside is taken for the nearest.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.fixed(red: red, green: green, blue: blue), alpha: opacity)
    }

    /// A grey from 0 (black) to 1 (white).
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
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

    static let label = Color(.standard(.label))

    /// The colour as it is on screen.
    func resolved(in environment: EnvironmentValues) -> SceneColor {
        var color =
            switch storage {
            case .fixed(let red, let green, let blue): SceneColor(Self.byte(red), Self.byte(green), Self.byte(blue))
            case .standard(let name): name.color(in: environment.colorScheme)
            }
        color.alpha *= alpha.isNaN ? 0 : min(max(alpha, 0), 1)
        return color
    }

    private static func byte(_ component: Double) -> UInt8 {
        component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
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
