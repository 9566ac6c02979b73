/// What stands over a section of a table's rows.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
    let content: Content
}

extension TableHeaderRowContent: PrimitiveTableRowContent {
    public typealias TableRowValue = Value

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        inputs.rows(content.value.content)
    }
}

extension Section: TableRowContent, PrimitiveTableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Rows of a table that belong together, under a header.
    nonisolated public init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
    }

    /// Rows of a table that belong together, under a title.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(content: content) { Text(titleKey) }
    }

    /// Rows of a table that belong together, under a title.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(content: content) { Text(title) }
    }

    /// Rows of a table that belong together.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    public static func _makeRows(content: _GraphValue<Self>, inputs: _TableRowInputs) -> _TableRowOutputs {
        let section = content.value
        return inputs.rows(
            Section<TableRows<Parent>, TableRows<Content>, TableRows<Footer>>(
                header: TableRows(content: section.header), content: TableRows(content: section.content),
                footer: TableRows(content: section.footer), isExpanded: section.isExpanded))
    }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
    /// Rows of a table that belong together, under a header. They are shown or not.
    nonisolated public init<V, H: View>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }

    /// Rows of a table that belong together, under a title. They are shown or not.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Rows of a table that belong together, under a title. They are shown or not.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
