// The third shape: tabs, each with a stack of its own. What is open in one stays open while another is looked at.
import SwiftUI

struct TabsShape: View {
    private enum Place {
        case topics, all, about
    }

    @State private var place = Place.topics

    var body: some View {
        TabView(selection: $place) {
            TopicStack()
                .tabItem { Label("Topics", systemImage: "books.vertical") }
                .tag(Place.topics)
            NavigationStack { AllPatterns() }
                .tabItem { Label("All", systemImage: "list.bullet") }
                .tag(Place.all)
            About()
                .tabItem { Label("About", systemImage: "info.circle") }
                .tag(Place.about)
        }
    }
}

struct TopicStack: View {
    /// Topics and patterns on one path: each is shown by the destination of its type.
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(Grammar.topics) { topic in
                    NavigationLink(topic.name, value: topic)
                }
                Button("Surprise me") {
                    if let pattern = Grammar.patterns.randomElement() { path.append(pattern) }
                }
            }
            .navigationTitle("Topics")
            .navigationDestination(for: Topic.self) { topic in
                List(Grammar.patterns(of: topic.id)) { pattern in
                    NavigationLink(value: pattern) { PatternRow(pattern: pattern) }
                }
                .navigationTitle(topic.name)
            }
            .navigationDestination(for: Pattern.self) { PatternPage(pattern: $0) }
        }
    }
}

struct About: View {
    var body: some View {
        ContentUnavailableView(
            "Esperanto", systemImage: "info.circle",
            description: Text("Made in 1887 to be learnt in an afternoon; some need two."))
    }
}

#Preview("Tabs") {
    TabsShape()
}
