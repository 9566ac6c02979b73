import Foundation

/// A type that makes a view to look at by itself, as it was written before `#Preview`.
///
///     struct PersonRow_Previews: PreviewProvider {
///         static var previews: some View {
///             PersonRow(name: "Bartholomew")
///         }
///     }
///
/// `NAME --previews` lists it by its name (``View/previewDisplayName(_:)``), or else by that of the type.
@MainActor
@preconcurrency
public protocol PreviewProvider {
    /// The type of ``previews``.
    associatedtype Previews: View

    /// The view, or several, each of which is a preview by itself.
    @ViewBuilder
    static var previews: Previews { get }
}

extension View {
    /// Gives a view in a ``PreviewProvider`` a room of its own. Outside of a preview it changes nothing.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewLayoutModifier(layout: value))
    }
}

struct PreviewLayoutModifier: ViewModifier {
    let layout: PreviewLayout
    @Environment(\.isPreview) private var isPreview

    func body(content: Content) -> some View {
        if isPreview, case .fixed(let width, let height) = layout {
            content.frame(width: width, height: height)
        } else {
            content
        }
    }
}

extension EnvironmentValues {
    private struct IsPreviewKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether the view is shown by itself, in place of the app.
    var isPreview: Bool {
        get { self[IsPreviewKey.self] }
        set { self[IsPreviewKey.self] = newValue }
    }
}
