// The page of one pattern. Its example is shown first, and what it means a moment later: guess!
import SwiftUI

struct PatternPage: View {
    let pattern: Pattern

    @Environment(\.horizontalSizeClass) private var width
    @State private var isRevealed = false

    var body: some View {
        VStack(spacing: 24) {
            Text(pattern.form)
                .font(.largeTitle)
            Text(pattern.meaning)
                .foregroundStyle(.secondary)
            // One below the other where it is narrow, side by side where there is room.
            let layout = width == .compact ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 24))
            layout {
                Text(pattern.example)
                    .bold()
                Text(pattern.translation)
                    .opacity(isRevealed ? 1 : 0)
            }
            .font(.title2)
        }
        .padding()
        .navigationTitle(pattern.form)
        .navigationBarTitleDisplayMode(.inline)
        // Begins when the page comes, ends when it goes, and begins again for another pattern.
        .task(id: pattern) {
            isRevealed = false
            try? await Task.sleep(for: .seconds(2))
            withAnimation { isRevealed = true }
        }
    }
}

#Preview("A page") {
    NavigationStack {
        PatternPage(pattern: Grammar.patterns[0])
    }
}
