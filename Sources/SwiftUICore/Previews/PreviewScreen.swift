/// The root of a window that shows a preview in place of the app.
package struct PreviewScreen: View {
    let content: AnyView
    let layout: PreviewLayout

    package init(_ preview: Preview) {
        content = preview.modifiers.reduce(AnyView(preview.body())) { content, modifier in
            Self.surround(content, with: modifier)
        }
        layout = preview.layout
    }

    private static func surround(_ content: AnyView, with modifier: some PreviewModifier) -> AnyView {
        AnyView(PreviewSurroundings(modifier: modifier, content: content))
    }

    package var body: some View {
        // A window puts a view that is smaller than itself in its middle, at the size that the view takes.
        content.previewLayout(layout).environment(\.isPreview, true)
    }
}
