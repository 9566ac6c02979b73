/// What a search that finds nothing says.
public struct SearchUnavailableContent {
    /// That nothing was found, and for which words.
    public struct Label {
        let text: String?
    }

    /// What can be done.
    public struct Description {}

    /// Nothing.
    public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
    public var body: some View {
        SwiftUICore.Label(text.map(Words.nothingFound(for:)) ?? Words.noResults, systemImage: "magnifyingglass")
    }
}

extension SearchUnavailableContent.Description: View {
    public var body: some View { Text(verbatim: Words.trySearchAgain) }
}

extension SearchUnavailableContent.Actions: View {
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing.
    public static var search:
        ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
        >
    { notice(for: nil) }

    /// Says that a search for some words has found nothing.
    public static func search(text: String) -> ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    > { notice(for: text.isEmpty ? nil : text) }

    private static func notice(for text: String?) -> Self {
        Self {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
