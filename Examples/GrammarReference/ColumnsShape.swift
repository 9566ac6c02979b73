// The second shape: three columns are the whole app. This is what a split view is made for.
import SwiftUI

struct ColumnsShape: View {
    @State private var topic: Topic.ID?
    @State private var pattern: Pattern?

    var body: some View {
        NavigationSplitView {
            TopicList(topic: $topic)
        } content: {
            PatternList(topic: topic, pattern: $pattern)
        } detail: {
            PatternDetail(pattern: pattern)
        }
    }
}

#Preview("Columns at the root") {
    ColumnsShape()
}
