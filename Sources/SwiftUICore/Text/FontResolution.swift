import SceneCore

extension EnvironmentValues {
    /// The font of text here, unless the text has its own.
    func resolvedFont(_ own: TextTraits = TextTraits()) -> Font {
        var font = own.font ?? self.font ?? .body
        if own.isBold ?? isBold { font.isBold = true }
        if let isItalic = own.isItalic ?? (isItalic ? true : nil) { font.isItalic = isItalic }
        if let weight = own.weight ?? fontWeight { font.weight = weight }
        if let design = own.design ?? fontDesign { font.design = design }
        if own.hasEqualDigits ?? hasEqualDigits { font.hasEqualDigits = true }
        font.scale = (own.scale ?? textScale).factor
        return font
    }
}

extension Font {
    /// The font as it is measured and drawn in an environment.
    func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
        var descriptor = descriptor(at: environment.dynamicTypeSize).scaled(by: scale)
        descriptor.han = environment.hanForm
        return descriptor
    }

    /// Text styles follow the person's text size; a size in points stays what it is.
    func descriptor(at step: DynamicTypeSize) -> FontDescriptor {
        let design = (design ?? .default).descriptorDesign
        switch size {
        case .points(let points):
            return FontDescriptor(
                design: design, size: points, weight: resolvedWeight(regular: .regular, bold: .bold).value)
        case .scaled(let points, let style):
            return FontDescriptor(
                design: design, size: points * TextStyleMetrics.scale(of: style, at: step.textSize),
                weight: resolvedWeight(regular: .regular, bold: .bold).value)
        case .style(let style):
            let metrics = TextStyleMetrics.of(style, at: step.textSize)
            return FontDescriptor(
                design: design, size: metrics.size,
                weight: resolvedWeight(regular: metrics.weight, bold: metrics.boldWeight).value,
                leading: leading.change(metrics.leading))
        }
    }

    /// A weight that was asked for by name always wins (`constants.md`, "Text", `bold()`).
    private func resolvedWeight(regular: Weight, bold: Weight) -> Weight {
        weight ?? (isBold ? bold : regular)
    }
}

extension Font.Design {
    fileprivate var descriptorDesign: FontDescriptor.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
