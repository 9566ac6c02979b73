/// What a symbol does while it stays what it is.
package struct SceneSymbolEffect: Hashable, Sendable {
    /// The names are those that a page is told.
    package enum Kind: String, Sendable {
        case bounceUp = "bounce-up"
        case bounceDown = "bounce-down"
        case pulse
        /// Its layers grow clear and come back, one after the other.
        case variableColor = "variable-color"
        case scaleUp = "scale-up"
        case scaleDown = "scale-down"
        case disappear
        case disappearUp = "disappear-up"
        case disappearDown = "disappear-down"
    }

    package var kind: Kind
    /// How often it has been set off; nil for one that lasts.
    package var runs: Int?
    /// How often it is done each time; nil for ever.
    package var count: Int?
    /// How many times as fast as usual.
    package var speed: Double

    package init(_ kind: Kind, runs: Int? = nil, count: Int? = 1, speed: Double = 1) {
        self.kind = kind
        self.runs = runs
        self.count = count
        self.speed = speed
    }
}
