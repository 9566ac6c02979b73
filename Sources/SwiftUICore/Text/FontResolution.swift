import SceneCore

extension Font {
    /// The font as it is measured and drawn.
    var descriptor: FontDescriptor {
        let design: FontDescriptor.Design = design == .rounded ? .rounded : .default
        switch size {
        case .points(let points):
            return FontDescriptor(
                design: design, size: points, weight: resolvedWeight(regular: .regular, bold: .bold).value)
        case .style(let style):
            let metrics = TextStyleMetrics.of(style)
            return FontDescriptor(
                design: design, size: metrics.size,
                weight: resolvedWeight(regular: metrics.weight, bold: metrics.boldWeight).value,
                leading: metrics.leading)
        }
    }

    /// A weight that was asked for by name always wins (`constants.md`, "Text", `bold()`).
    private func resolvedWeight(regular: Weight, bold: Weight) -> Weight {
        weight ?? (isBold ? bold : regular)
    }
}
