/// A label in a row of a list: the icons of all rows stand in one column and have the tint's colour, so that the titles begin below
/// each other.
struct RowLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.foregroundColor) private var given
    @Environment(\.tintColor) private var tint

    var body: some View {
        HStack(spacing: LabelMetrics.rowIconDistance) {
            configuration.icon
                .imageScale(.large)
                .painted(in: given == nil ? tint ?? .accentColor : nil)
                .frame(minWidth: LabelMetrics.rowIconWidth(at: typeSize))
            configuration.title
        }
    }
}

extension EnvironmentValues {
    private struct ListRowKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The view stands in a row of a list, not in a header or footer.
    var isInListRow: Bool {
        get { self[ListRowKey.self] }
        set { self[ListRowKey.self] = newValue }
    }
}
