import CoreTransferable
import Foundation
import SceneCore

extension View {
    /// Takes values that are dragged onto the view: those of other views of the app, and texts and addresses from elsewhere.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. One of another type is taken if it is handed on in a form that this type reads.
    ///   - action: Called with the values and where they were let go, in points from the view's top left. Says whether they are
    ///     taken.
    ///   - isTargeted: Called with true when something that may be taken comes over the view, and with false when it goes.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(target: TypedDropTarget(action: action, isTargeted: isTargeted)))
    }
}

/// What takes values that are dropped.
@MainActor
protocol DropTarget {
    func takes(_ payload: DragPayload) -> Bool
    func take(_ payload: DragPayload, at location: CGPoint, in graph: Graph)
    func target(_ isTargeted: Bool)
}

struct TypedDropTarget<T: Transferable> {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension TypedDropTarget: DropTarget {
    func takes(_ payload: DragPayload) -> Bool { payload.isTaken(by: T.self) }

    func target(_ isTargeted: Bool) { self.isTargeted(isTargeted) }

    func take(_ payload: DragPayload, at location: CGPoint, in graph: Graph) {
        if let value = payload.value.value as? T {
            _ = action([value], location)
            return
        }
        let action = MainActorAction { [action] held in
            if let value = held.value as? T { _ = action([value], location) }
        }
        guard let read = payload.taking(as: T.self) else { return }
        _ = graph.run(priority: .userInitiated) {
            do {
                await action.run(try await read())
            } catch {
                RuntimeWarning.log("Something that was dropped could not be read: \(error)")
            }
        }
    }
}

/// What is done on the main actor with a value that comes later.
@MainActor
private final class MainActorAction {
    private let action: (HandedValue) -> Void

    init(_ action: @escaping (HandedValue) -> Void) {
        self.action = action
    }

    func run(_ held: HandedValue) {
        action(held)
    }
}

struct DropModifier {
    let target: any DropTarget
}

extension DropModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(DropNode.self, for: modifier, body: body)
    }
}

private final class DropNode: WrapperNode<DropModifier, DropItem> {
    override func update(_ wrapper: DropItem) {
        wrapper.target = readingEnvironment { environment.isEnabled } ? value.modifier.target : nil
    }
}

/// A view that takes what is dropped onto it.
final class DropItem: WrapperItem {
    /// Nil while it takes nothing.
    var target: (any DropTarget)? {
        didSet { if (target == nil) != (oldValue == nil) { sceneDidChange() } }
    }
    private var isTargeted = false

    override func paint() -> Paint? {
        guard target != nil else { return nil }
        var paint = Paint()
        paint.meaning.takesDrops = true
        return paint
    }

    /// Something comes over the view, or goes.
    func hover(_ payload: DragPayload?, isOver: Bool) {
        let new = isOver && payload.map { target?.takes($0) == true } ?? isOver
        guard new != isTargeted else { return }
        isTargeted = new
        target?.target(new)
    }

    func drop(_ payload: DragPayload, at location: CGPoint) {
        hover(payload, isOver: false)
        guard let target, target.takes(payload) else { return }
        target.take(payload, at: location, in: window.graph)
    }
}

extension Window {
    /// What is being dragged: the value of a view, or words from elsewhere, which may be an address.
    func payload(of drag: SceneDrag) -> DragPayload? {
        if let source = drag.source { return (item(for: source) as? DragItem)?.payload?() }
        return drag.text.map { DragPayload(words: $0) }
    }
}

extension DragPayload {
    /// Words from elsewhere, which may be an address.
    init(words: String) {
        let url = URL(string: words).flatMap { $0.scheme != nil && $0.host() != nil ? $0 : nil }
        self = url.map { DragPayload($0) } ?? DragPayload(words)
    }
}
