import Foundation
import SceneCore

/// A control that leads to an address.
///
///     Link("Opening hours", destination: hours)
///
/// A page of the web opens beside the app. What a press does is the ``OpenURLAction`` of the environment; how the link looks is
/// the business of the style of buttons there.
public struct Link<Label: View> {
    fileprivate let destination: URL
    fileprivate let label: Label

    /// A link with a label of any views.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }

    fileprivate nonisolated init(destination: URL, label: Label) {
        self.destination = destination
        self.label = label
    }
}

extension Link where Label == Text {
    /// A link with a text, with values in it.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: Text(titleKey))
    }

    /// A link with a text, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, label: Text(title))
    }
}

extension Link: View {
    public var body: some View {
        LinkButton(destination: destination, label: label)
    }
}

private struct LinkButton<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .environment(\.sceneLink, openURL.sceneLink(to: destination))
    }
}

extension EnvironmentValues {
    private struct SceneLinkKey: EnvironmentKey {
        static var defaultValue: SceneLink? { nil }
    }

    /// What the button here is a link to; nil if it is none.
    var sceneLink: SceneLink? {
        get { self[SceneLinkKey.self] }
        set { self[SceneLinkKey.self] = newValue }
    }
}
