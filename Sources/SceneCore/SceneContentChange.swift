/// How what a node shows goes over into something else. The names are those that a page is told.
package enum SceneContentChange: String, Sendable {
    /// One disappears as the other appears.
    case fade
    /// The new comes from below, the old goes above: digits that count up.
    case rollUp = "roll-up"
    /// The other way round.
    case rollDown = "roll-down"
    /// The old shrinks and disappears, then the new grows to its size.
    case shrinkThenGrow = "down-up"
    /// Both grow.
    case growThenGrow = "up-up"
    /// The old is gone at once, and the new grows to its size.
    case goneThenGrow = "off-up"
}
