/// A device that a preview is shown on, by the name that Apple gives it.
///
///     ToolList().previewDevice("iPad Pro (11-inch)")
///
/// A browser's window is no device of ours to choose: it counts with `--outline` and `--snapshot`, unless they name one. A name that
/// is not known changes nothing.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral: String) {
        self.init(rawValue: stringLiteral)
    }

    /// The same in lower case, its words joined by hyphens: `iphone-15-pro-max`.
    package var id: String {
        rawValue.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    private init(_ id: String) {
        self.id = id
    }

    public static let portrait = InterfaceOrientation("portrait")
    public static let portraitUpsideDown = InterfaceOrientation("portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation("landscapeLeft")
    public static let landscapeRight = InterfaceOrientation("landscapeRight")

    public static var allCases: [InterfaceOrientation] {
        [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
    }

    var isTurned: Bool { self == .landscapeLeft || self == .landscapeRight }
}
