/// Forms that a symbol has beside its plain one: filled, in a shape, crossed out.
public struct SymbolVariants: Hashable, Sendable {
    enum Shape: String, Hashable {
        case circle, square, rectangle
    }

    var shape: Shape?
    var isFilled = false
    var isSlashed = false

    /// The plain form.
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: .circle)
    public static let square = SymbolVariants(shape: .square)
    public static let rectangle = SymbolVariants(shape: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    /// The same, in a circle.
    public var circle: SymbolVariants { with { $0.shape = .circle } }
    /// The same, in a square.
    public var square: SymbolVariants { with { $0.shape = .square } }
    /// The same, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
    /// The same, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The same, crossed out.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether these are at least as much as others: filled, crossed out or in a shape where those are.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var new = self
        change(&new)
        return new
    }

    /// Both together; of two shapes the other's counts.
    func joined(with other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// Names under which a symbol has these forms, the fullest first. A name that says a form already does not say it twice.
    func names(of name: String) -> [String] {
        var forms: [SymbolVariants] = [self]
        if shape != nil { forms.append(SymbolVariants(isFilled: isFilled, isSlashed: isSlashed)) }
        if isSlashed { forms.append(SymbolVariants(shape: shape, isFilled: isFilled)) }
        if isFilled { forms.append(SymbolVariants(shape: shape, isSlashed: isSlashed)) }
        let all = forms.map { $0.name(of: name) } + [name]
        return all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map(\.element)
    }

    private func name(of name: String) -> String {
        var words = name.split(separator: ".").map(String.init)
        let wasFilled = words.last == "fill"
        if wasFilled { words.removeLast() }
        if isSlashed, !words.contains("slash") { words.append("slash") }
        if let shape, !words.contains(shape.rawValue) { words.append(shape.rawValue) }
        if wasFilled || isFilled { words.append("fill") }
        return words.joined(separator: ".")
    }
}

extension EnvironmentValues {
    private struct SymbolVariantsKey: EnvironmentKey {
        static var defaultValue: SymbolVariants { .none }
    }

    /// The forms in which symbols are shown, where they have them.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols in this view in a form beside those that the views around it ask for, where they have it.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { variants in
            variants = variant == .none ? .none : variants.joined(with: variant)
        }
    }
}
