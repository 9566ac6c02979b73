import SceneCore

extension GraphicsContext {
    /// How what is drawn is mixed with what is there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        private init(_ number: Int32) {
            rawValue = number
        }

        /// Over what is there.
        public static let normal = BlendMode(0)
        public static let multiply = BlendMode(1)
        public static let screen = BlendMode(2)
        public static let overlay = BlendMode(3)
        public static let darken = BlendMode(4)
        public static let lighten = BlendMode(5)
        public static let colorDodge = BlendMode(6)
        public static let colorBurn = BlendMode(7)
        public static let softLight = BlendMode(8)
        public static let hardLight = BlendMode(9)
        public static let difference = BlendMode(10)
        public static let exclusion = BlendMode(11)
        public static let hue = BlendMode(12)
        public static let saturation = BlendMode(13)
        public static let color = BlendMode(14)
        public static let luminosity = BlendMode(15)
        /// What is there goes where something is drawn.
        public static let clear = BlendMode(16)
        /// In place of all that is there.
        public static let copy = BlendMode(17)
        /// In place of all that is there, and only where that was.
        public static let sourceIn = BlendMode(18)
        /// In place of all that is there, and only where that was not.
        public static let sourceOut = BlendMode(19)
        /// Only where something is there.
        public static let sourceAtop = BlendMode(20)
        /// Behind what is there.
        public static let destinationOver = BlendMode(21)
        /// What is there stays where something is drawn.
        public static let destinationIn = BlendMode(22)
        /// What is there goes where something is drawn, as far as that is opaque.
        public static let destinationOut = BlendMode(23)
        /// Behind what is there, which stays only where something is drawn.
        public static let destinationAtop = BlendMode(24)
        /// Each where the other one is not.
        public static let xor = BlendMode(25)
        /// Light is added to light.
        public static let plusLighter = BlendMode(27)

        private static let mixing: [SceneBlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity,
        ]

        /// As a scene has it; nil for one that asks where there is something.
        var sceneMode: SceneBlendMode? {
            if self == .plusLighter { return .plusLighter }
            return Self.mixing.indices.contains(Int(rawValue)) ? Self.mixing[Int(rawValue)] : nil
        }
    }
}
