/// A part of an app's screen, described by a value.
///
/// A type of your own says in ``body`` what it is made of. The description is cheap and is made anew whenever something that
/// it read has changed; what is on screen, and its state, stays.
///
///     struct Greeting: View {
///         let name: String
///
///         var body: some View {
///             Text("Hello, \(name)")
///         }
///     }
@MainActor
@preconcurrency
public protocol View {
    /// The type of ``body``.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder
    var body: Body { get }

    /// Gives a value of the view to the node at its place in the tree. The framework's own views have one each; others
    /// evaluate their body.
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
}

extension View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(BodyNode<Self>.self, for: view)
    }
}

/// The body of a view that is not made of others. It is never evaluated.
extension Never: View {
    public typealias Body = Never

    nonisolated public var body: Never {
        self
    }
}

/// A view of the framework's own, which is not made of others.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// A view that is not made of others has no body. Nothing evaluates it.
    ///
    /// Only the framework's own views have this: an app's view without a body is a mistake that the compiler is to find.
    public var body: Never {
        preconditionFailure("\(Self.self) is not made of other views; its body cannot be evaluated")
    }
}
