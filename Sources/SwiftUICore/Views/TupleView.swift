/// Several views, one after the other, as a builder makes them.
public struct TupleView<T> {
    /// The views.
    public var value: T

    nonisolated public init(_ value: T) {
        self.value = value
    }
}

extension TupleView: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TupleNode<T>.self, for: view)
    }
}

private final class TupleNode<T>: ValueNode<TupleView<T>> {
    private let elements = TupleElements.of(T.self)
    private var nodes: [ViewNode] = []

    override var children: [ViewNode] { nodes }

    override func evaluate() {
        let isFirst = nodes.isEmpty
        withUnsafePointer(to: value.value) { tuple in
            for (index, make) in elements.makers.enumerated() {
                let node = make(UnsafeRawPointer(tuple), inputs(for: isFirst ? nil : nodes[index])).node
                if isFirst { nodes.append(node) }
            }
        }
    }
}

/// How to make the views in a tuple of some type; found once for each.
@MainActor
private struct TupleElements {
    let makers: [(UnsafeRawPointer, _ViewInputs) -> _ViewOutputs]

    private static var known: [ObjectIdentifier: TupleElements] = [:]

    static func of(_ type: Any.Type) -> TupleElements {
        if let known = known[ObjectIdentifier(type)] { return known }
        let fields = Fields.of(type) ?? []
        let elements = TupleElements(
            makers: fields.compactMap { field in
                (field.type as? any View.Type).map { maker($0, at: field.offset) }
                    ?? (field.type as? any TableRowContent.Type).map { rowMaker($0, at: field.offset) }
            })
        known[ObjectIdentifier(type)] = elements
        return elements
    }

    private static func maker<V: View>(
        _ type: V.Type, at offset: Int
    ) -> (UnsafeRawPointer, _ViewInputs) -> _ViewOutputs {
        { tuple, inputs in
            let view = (tuple + offset).assumingMemoryBound(to: V.self).pointee
            return V._makeView(view: _GraphValue(view), inputs: inputs)
        }
    }

    /// The same for rows of a table.
    private static func rowMaker<Rows: TableRowContent>(
        _ type: Rows.Type, at offset: Int
    ) -> (UnsafeRawPointer, _ViewInputs) -> _ViewOutputs {
        { tuple, inputs in
            let rows = (tuple + offset).assumingMemoryBound(to: Rows.self).pointee
            return Rows._makeRows(content: _GraphValue(rows), inputs: _TableRowInputs(view: inputs)).view
        }
    }
}
