// The first shape: a home screen in a stack, and three columns that it pushes.
//
// On Apple's systems a split view inside of a stack shows two bars and may come up empty. Here it works as one stack; the log says
// where it would not.
import SwiftUI

struct NestedShape: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Grammar") { PushedColumns() }
                NavigationLink("All Patterns") { AllPatterns() }
            }
            .navigationTitle("Esperanto")
        }
    }
}

struct PushedColumns: View {
    @State private var topic: Topic.ID?
    @State private var pattern: Pattern?
    @State private var columns = NavigationSplitViewVisibility.automatic

    /// Where a narrow window begins: at the topics, until something is open.
    @State private var first = NavigationSplitViewColumn.sidebar

    var body: some View {
        NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $first) {
            TopicList(topic: $topic)
        } content: {
            PatternList(topic: topic, pattern: $pattern)
        } detail: {
            PatternDetail(pattern: pattern)
        }
        .onAppear {
            first = pattern != nil ? .detail : topic != nil ? .content : .sidebar
        }
    }
}

struct AllPatterns: View {
    var body: some View {
        List(Grammar.patterns) { pattern in
            NavigationLink {
                PatternPage(pattern: pattern)
            } label: {
                PatternRow(pattern: pattern)
            }
        }
        .navigationTitle("All Patterns")
    }
}

#Preview("Columns inside a stack") {
    NestedShape()
}
