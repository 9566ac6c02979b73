import SceneCore

extension View {
    /// Gives the row of this view buttons that a swipe uncovers.
    ///
    ///     Text(letter.title)
    ///         .swipeActions {
    ///             Button("Archive", systemImage: "archivebox") { archive(letter) }
    ///                 .tint(.purple)
    ///         }
    ///
    /// The first button stands nearest to the edge. Several of these at one edge add up. A row with swipe actions has no button by
    /// itself to delete it.
    ///
    /// - Parameters:
    ///   - edge: From which edge of the row they come.
    ///   - allowsFullSwipe: Whether a long swipe does what the first one does.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}

/// Buttons of a row that a swipe uncovers.
struct RowActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let items: [LayoutItem]
}

struct SwipeActionsModifier<Actions: View> {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions
}

extension SwipeActionsModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(SwipeActionsNode<Actions>.self, for: modifier, body: body)
    }
}

private final class SwipeActionsNode<Actions: View>: ModifierNode<SwipeActionsModifier<Actions>> {
    private var actions: ViewNode?
    private var actionEnvironment = DerivedEnvironment()

    override var children: [ViewNode] { [content, actions].compactMap { $0 } }
    override var ownItems: [LayoutItem]? { content?.items }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        child === actions ? environmentOfActions() : environment
    }

    private func environmentOfActions() -> EnvironmentValues {
        actionEnvironment.derive(from: environment) {
            $0.isInListRow = false
            $0.font = .footnote.weight(.medium)
            $0.foregroundColor = nil
            $0.tintColor = nil
            $0.buttonStyle = AnyButtonStyle { AnyView(SwipeButton(configuration: $0)) }
            $0.labelStyle = AnyLabelStyle { AnyView(IconOnlyLabelStyle().makeBody(configuration: $0)) }
        }
    }

    override func evaluate() {
        super.evaluate()
        let isFirst = actions == nil
        let before = actions?.items ?? []
        actions =
            Actions._makeView(
                view: _GraphValue(value.modifier.actions),
                inputs: inputs(for: actions, environment: environmentOfActions())
            ).node
        if !isFirst, !before.elementsEqual(actions?.items ?? [], by: ===) { rowDidChange() }
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        content?.appendRows(to: &rows)
        let items = actions?.items ?? []
        guard !items.isEmpty else { return }
        for index in first..<rows.count {
            rows[index].editing.actions.append(
                RowActions(
                    edge: value.modifier.edge, allowsFullSwipe: value.modifier.allowsFullSwipe, items: items))
        }
    }
}

/// A button that a swipe uncovers.
private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        PressArea(
            surface: surface, isSteady: false, action: configuration.action, onPressing: nil,
            content: configuration.label
                .foregroundColor(.white)
                .lineLimit(1)
                .frame(minWidth: SwipeMetrics.leastLabel, maxHeight: .infinity))
    }

    private var surface: ButtonSurface {
        let color: Color = environment.tintColor ?? (configuration.role == .destructive ? .red : .gray)
        return ButtonSurface(
            fill: color.resolved(in: environment), shape: .capsule,
            insets: EdgeInsets(top: 0, leading: SwipeMetrics.inset, bottom: 0, trailing: SwipeMetrics.inset))
    }
}
