/// How a screen shows its title.
public struct NavigationBarItem: Sendable {
    /// Large over the content, or small in the bar.
    public enum TitleDisplayMode: Sendable {
        /// As the screen before; large on the first one.
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// Large, over the content; it goes into the bar as the content scrolls.
        case large
    }
}

extension View {
    /// The title of the screen that the view is on.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(title: title))
    }

    /// The title of the screen that the view is on, with values in it.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// The title of the screen that the view is on.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// How the screen that the view is on shows its title.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        modifier(PreferenceWritingModifier<NavigationTitleDisplayModeKey>(value: displayMode))
    }

    /// Whether the screen that the view is on goes without its back button (`behaviour` A3.70).
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>(value: hidesBackButton))
    }
}

/// Gives the screen around it a title, in the words of its place.
struct NavigationTitleModifier {
    let title: Text
}

extension NavigationTitleModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(NavigationTitleNode.self, for: modifier, body: body)
    }
}

private final class NavigationTitleNode: ModifierNode<NavigationTitleModifier> {
    private var title: String?

    override func evaluate() {
        super.evaluate()
        let new = readingEnvironment { value.modifier.title.string(in: environment) }
        guard new != title else { return }
        title = new
        preferencesDidChange()
    }

    override func preference<Key: PreferenceKey>(for key: Key.Type) -> Key.Value? {
        key == NavigationTitleKey.self ? title as? Key.Value : nil
    }

    override func willUnmount() {
        preferencesDidChange()
    }
}

/// The title that a screen's content gives. The first of several views that give one counts.
enum NavigationTitleKey: BarPreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) {
        value = value ?? nextValue()
    }
}

enum NavigationTitleDisplayModeKey: BarPreferenceKey {
    static func reduce(
        value: inout NavigationBarItem.TitleDisplayMode?, nextValue: () -> NavigationBarItem.TitleDisplayMode?
    ) {
        value = value ?? nextValue()
    }
}

enum NavigationBarBackButtonHiddenKey: BarPreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}
