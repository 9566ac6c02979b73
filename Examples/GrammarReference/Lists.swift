// The lists and rows that all four shapes are made of. None of them knows which shape it stands in.
import SwiftUI

/// Topics to choose from. Whoever shows the list keeps the choice.
struct TopicList: View {
    @Binding var topic: Topic.ID?

    var body: some View {
        List(selection: $topic) {
            ForEach(Grammar.topics) { topic in
                NavigationLink(topic.name, value: topic.id)
            }
        }
        .navigationTitle("Topics")
    }
}

/// The patterns of a topic, or what to do if there is none.
struct PatternList: View {
    let topic: Topic.ID?
    @Binding var pattern: Pattern?

    var body: some View {
        if let topic = Grammar.topic(topic) {
            List(Grammar.patterns(of: topic.id), selection: $pattern) { pattern in
                NavigationLink(value: pattern) { PatternRow(pattern: pattern) }
            }
            .navigationTitle(topic.name)
        } else {
            Text("Select a topic")
        }
    }
}

struct PatternRow: View {
    let pattern: Pattern

    var body: some View {
        HStack {
            Text("\(pattern.number)")
                .font(.caption)
                .foregroundStyle(.secondary)
            Text(pattern.form)
            Text(pattern.meaning)
                .foregroundStyle(.secondary)
        }
    }
}

/// The page of the pattern that is open, or what to do if there is none.
struct PatternDetail: View {
    let pattern: Pattern?

    var body: some View {
        if let pattern {
            PatternPage(pattern: pattern)
        } else {
            Text("Select a pattern")
        }
    }
}
