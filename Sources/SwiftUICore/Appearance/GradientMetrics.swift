/// The gentle gradient of one colour (`Color.gradient`).
enum GradientMetrics {
    /// How much white its upper end has. No source, by eye from public pictures; ours.
    static let lightening = 0.22
}
