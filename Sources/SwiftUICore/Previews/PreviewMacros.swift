/// Makes a view that the program can show in place of the app, to look at it by itself.
///
///     #Preview("A long name") {
///         Label("Bartholomew", systemImage: "person")
///     }
///
/// `NAME --previews` lists the previews of a program, `NAME --preview "A long name"` shows one.
///
/// - Parameters:
///   - name: What the preview is called. Without a name it is called after its place, such as `PersonRow.swift:12`.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a view that the program can show in place of the app, in a layout or in surroundings of its own.
///
///     #Preview("Narrow", traits: .fixedLayout(width: 120, height: 44)) {
///         Label("Bartholomew", systemImage: "person")
///     }
///
/// - Parameters:
///   - name: What the preview is called. Without a name it is called after its place, such as `PersonRow.swift:12`.
///   - traits: How it is shown.
///   - additionalTraits: How else. Of two that contradict each other the later one counts.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a variable directly in the braces of a `#Preview`, so that a property wrapper works there as in a view.
///
///     #Preview {
///         @Previewable @State var isOn = false
///         Toggle("Heating", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
