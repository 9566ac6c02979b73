/// What a person who listens, or uses other means than fingers, does with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable {
        case press
        case escape
        case magicTap
        case named(String)
    }

    let kind: Kind

    /// What a press of the view would be.
    public static let `default` = AccessibilityActionKind(kind: .press)

    /// Leaves what is shown: by the escape key, and by a button that is read after the view and not seen.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// Does what most people come for, by a button that is read after the view and not seen.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)

    private init(kind: Kind) {
        self.kind = kind
    }

    /// An action that is offered by its name.
    public init(named name: Text) {
        kind = .named(name.string)
    }
}

/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment, decrement
}

extension View {
    /// Lets a person who listens do something with the view.
    ///
    /// The default action makes a button of what is none. An action with a name is a button of its own, which is read after the
    /// view and not seen.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(AccessibilityActionModifier(kind: actionKind.kind, action: handler))
    }

    /// Lets a person who listens do something with the view, by a name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Lets a person who listens do something with the view, by a name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Lets a person who listens do something with the view, by a name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Lets a person who listens do something with the view, by a name that views say.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = label()
        return accessibilityActions { UnseenButton(label: label, action: action) }
    }

    /// Lets a person who listens do several things with the view: the buttons are read after it and not seen.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(
            LayerModifier(
                layer: UnseenControls(content: content()), alignment: .topLeading, isBehind: false, isUnseen: true))
    }

    /// Lets a person who listens make the view more and less.
    ///
    ///     Stars(count: rating)
    ///         .accessibilityElement()
    ///         .accessibilityLabel("Rating")
    ///         .accessibilityValue("\(rating) stars")
    ///         .accessibilityAdjustableAction { direction in
    ///             rating += direction == .increment ? 1 : -1
    ///         }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(MeaningActionModifier(action: .adjust(handler)))
    }
}

struct AccessibilityActionModifier {
    let kind: AccessibilityActionKind.Kind
    let action: () -> Void
}

extension AccessibilityActionModifier: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        switch kind {
        case .press: content.modifier(MeaningActionModifier(action: .press(action)))
        case .escape:
            content.accessibilityActions {
                UnseenButton(label: Text(verbatim: Words.escape), action: action).keyboardShortcut(.cancelAction)
            }
        case .magicTap:
            content.accessibilityActions { UnseenButton(label: Text(verbatim: Words.magicTap), action: action) }
        case .named(let name):
            content.accessibilityActions { UnseenButton(label: Text(name), action: action) }
        }
    }
}

struct UnseenButton<Label: View> {
    let label: Label
    let action: () -> Void
}

extension UnseenButton: View {
    var body: some View {
        Button {
            action()
        } label: {
            label
        }
    }
}

/// Controls that are read and can be pressed, and that nobody sees: in a corner, as small as can be.
struct UnseenControls<Content: View> {
    let content: Content
}

extension UnseenControls: View {
    var body: some View {
        HStack { content }
            .fixedSize()
            .frame(width: 1, height: 1)
            .clipped()
            .unseen()
    }
}
