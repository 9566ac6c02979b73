/// A section in a list: its header, rows and footer, of which the list makes a card.
final class SectionNode<Parent: View, Content: View, Footer: View>: ValueNode<Section<Parent, Content, Footer>>,
    RowGroup
{
    private let section = ListSection()
    private var header: ViewNode?
    private var content: ViewNode?
    private var footer: ViewNode?
    private var headerEnvironment = DerivedEnvironment()
    private var footerEnvironment = DerivedEnvironment()
    private var headerFonts: HeaderFonts?
    private var isExpanded = true
    /// The header has a control that shows and hides the content.
    private var isCollapsible = false
    /// Used where the app has no say in whether the content is shown.
    private lazy var ownExpansion = Binding(location: StateLocation(true))

    override var children: [ViewNode] { [header, content, footer].compactMap { $0 } }

    private var expansion: Binding<Bool> { value.isExpanded ?? ownExpansion }

    override func evaluate() {
        readSurroundings()
        header = make(value.header, existing: header, in: environmentOfHeader())
        footer = make(value.footer, existing: footer, in: environmentOfFooter())
        let hadContent = content != nil
        if isExpanded {
            content = make(value.content, existing: content, in: environment)
        } else {
            content?.unmount()
            content = nil
        }
        if hadContent != isExpanded { itemsDidChange() }
    }

    private func readSurroundings() {
        reading {
            let style = environment.listStyle.resolved(isSidebar: environment.isSidebar)
            let before = (isCollapsible, section.spacing)
            isCollapsible = style == .sidebar
            isExpanded = value.isExpanded == nil && !isCollapsible || expansion.wrappedValue
            section.spacing = environment.listSectionSpacing.length
            if before != (isCollapsible, section.spacing) { itemsDidChange() }
            let fonts = HeaderFonts(style: style, prominence: environment.headerProminence)
            if fonts != headerFonts { headerEnvironment = DerivedEnvironment() }
            headerFonts = fonts
        }
    }

    private func make<V: View>(_ view: V, existing: ViewNode?, in environment: EnvironmentValues) -> ViewNode {
        V._makeView(view: _GraphValue(view), inputs: inputs(for: existing, environment: environment)).node
    }

    private func environmentOfHeader() -> EnvironmentValues {
        headerEnvironment.derive(from: environment) {
            $0.isInListRow = false
            headerFonts?.write(to: &$0)
        }
    }

    private func environmentOfFooter() -> EnvironmentValues {
        footerEnvironment.derive(from: environment) {
            $0.isInListRow = false
            $0.font = .footnote
            $0.foregroundColor = .secondary
        }
    }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        if child === header { return environmentOfHeader() }
        return child === footer ? environmentOfFooter() : environment
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        append(header?.items, as: .header, to: &rows)
        if isCollapsible, first < rows.count {
            rows[first].disclosure = RowDisclosure(expansion, isExpanded: isExpanded)
        }
        let second = rows.count
        content?.appendRows(to: &rows)
        for index in second..<rows.count { rows[index].move(of: section) }
        append(footer?.items, as: .footer, to: &rows)
    }

    private func append(_ items: [LayoutItem]?, as part: ListRow.Part, to rows: inout [ListRow]) {
        for item in items ?? [] {
            var row = ListRow(item: item)
            row.move(to: part, of: section)
            rows.append(row)
        }
    }
}

/// How the text in a section's header is written (`constants.md`, "Lists and forms", and `platform/bars-and-controls.md`,
/// "Lists"; that of increased headers and of sidebars is recalled).
private struct HeaderFonts: Equatable {
    let font: Font
    let isQuiet: Bool

    init(style: ListStyleKind, prominence: Prominence) {
        switch (style, prominence) {
        case (.sidebar, _), (_, .increased): (font, isQuiet) = (.title3.weight(.semibold), false)
        case (.plain, _), (.inset, _): (font, isQuiet) = (.headline, false)
        default: (font, isQuiet) = (.body.weight(.medium), true)
        }
    }

    func write(to environment: inout EnvironmentValues) {
        environment.font = font
        environment.foregroundColor = isQuiet ? .secondary : .label
    }
}
