// The fourth shape: what is open is a state of the app. Any view can read it or lead somewhere, however deep it stands.
import SwiftUI

@Observable
final class ReadingPlace {
    var topic: Topic.ID?
    var pattern: Pattern?
    var columns = NavigationSplitViewVisibility.automatic
    var firstColumn = NavigationSplitViewColumn.sidebar

    /// Leads to a pattern: all three columns follow.
    func open(_ pattern: Pattern) {
        topic = pattern.topic
        self.pattern = pattern
        firstColumn = .detail
    }
}

struct SharedShape: View {
    @Environment(ReadingPlace.self) private var place

    var body: some View {
        // Bindings to the properties of an object that is not a state of this view.
        @Bindable var place = place
        NavigationSplitView(columnVisibility: $place.columns, preferredCompactColumn: $place.firstColumn) {
            TopicList(topic: $place.topic)
        } content: {
            PatternList(topic: place.topic, pattern: $place.pattern)
        } detail: {
            if let pattern = place.pattern {
                VStack {
                    PatternPage(pattern: pattern)
                    NextButton(pattern: pattern)
                }
            } else {
                Text("Select a pattern")
            }
        }
    }
}

/// It is handed nothing but its pattern, and moves the whole app.
struct NextButton: View {
    let pattern: Pattern

    @Environment(ReadingPlace.self) private var place

    var body: some View {
        if let next = Grammar.patterns.first(where: { $0.number == pattern.number + 1 && $0.topic != nil }) {
            Button("Next: \(next.form)") { place.open(next) }
                .buttonStyle(.bordered)
        }
    }
}

#Preview("State of the app") {
    SharedShape()
        .environment(ReadingPlace())
}
