import Foundation

/// What several actions of a view have in common, as its name says.
public struct AccessibilityActionCategory: Equatable, Sendable {
    /// Nil for the actions of the view that have no name of their own.
    let name: Text?

    /// What a view mostly does: actions without a name in common.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// What is done with text.
    public static let edit = AccessibilityActionCategory(name: Text(verbatim: Words.edit))

    private init(name: Text?) {
        self.name = name
    }

    /// A category of the app's own.
    public init(_ name: Text) {
        self.init(name: name)
    }

    /// A category of the app's own.
    public init(_ nameKey: LocalizedStringKey) {
        self.init(name: Text(nameKey))
    }

    /// A category of the app's own.
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) {
        self.init(name: Text(nameResource))
    }

    /// A category of the app's own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) {
        self.init(name: Text(name))
    }
}

extension View {
    /// Lets a person who listens do several things with the view, as a group with a name: the buttons are read after it and not seen.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        let actions = content()
        return accessibilityActions { CategoryOfActions(category: category, actions: actions) }
    }
}

private struct CategoryOfActions<Actions: View> {
    let category: AccessibilityActionCategory
    let actions: Actions
}

extension CategoryOfActions: View {
    var body: some View {
        if let name = category.name {
            HStack { actions }.accessibilityElement(children: .contain).accessibilityLabel(name)
        } else {
            actions
        }
    }
}
