import SwiftUI

/// What moves in ways of its own, each set off by a button.
private struct Moving: View {
    @State private var isWide = false
    @State private var isClear = false
    @State private var count = 7
    @State private var likes = 0
    @State private var isPaused = false
    @State private var jumps = 0
    @State private var isGone = false
    @State private var chosen = 0
    @Namespace private var marks

    var body: some View {
        VStack(spacing: 20) {
            Color.red.frame(width: isWide ? 200 : 100, height: 20).opacity(isClear ? 0.5 : 1)
            Button("Widen and clear") {
                withAnimation(.linear(duration: 10)) { isWide.toggle() }
                withAnimation(.easeIn(duration: 20)) { isClear.toggle() }
            }
            Text("\(count)").contentTransition(.numericText())
            Button("Count") { withAnimation(.linear(duration: 10)) { count += 1 } }
            HStack(spacing: 30) {
                Image(systemName: "heart.fill").symbolEffect(.bounce, value: likes).accessibilityLabel("Heart")
                Image(systemName: "star.fill").symbolEffect(.pulse).accessibilityLabel("Star")
                Image(systemName: "bolt.fill").symbolEffect(.disappear, isActive: isGone).accessibilityLabel("Bolt")
                Image(systemName: isPaused ? "play.fill" : "pause.fill")
                    .contentTransition(.symbolEffect(.replace)).accessibilityLabel("Player")
                Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical).accessibilityLabel("Plus")
            }
            HStack {
                Button("Like") { likes += 1 }
                Button("Hide") { isGone.toggle() }
                Button("Play") { withAnimation(.linear(duration: 10)) { isPaused.toggle() } }
            }
            Color.blue.frame(width: 20, height: 20)
                .keyframeAnimator(initialValue: 0.0, trigger: jumps) { view, x in
                    view.offset(x: x)
                } keyframes: { _ in
                    LinearKeyframe(100, duration: 1)
                    SpringKeyframe(50, duration: 1)
                }
                .accessibilityElement().accessibilityLabel("Jumper")
            Button("Jump") { jumps += 1 }
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [
                    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
                    Color(red: 0, green: 0, blue: 1),
                    Color(red: 1, green: 1, blue: 0),
                ]
            )
            .frame(width: 80, height: 40)
            .accessibilityElement().accessibilityLabel("Mesh")
            HStack(spacing: 40) {
                ForEach(0..<3) { number in
                    Button("Mark \(number)") { withAnimation(.linear(duration: 10)) { chosen = number } }
                        .matchedGeometryEffect(id: number, in: marks)
                }
            }
            .background {
                Color.yellow.matchedGeometryEffect(id: chosen, in: marks, isSource: false)
                    .accessibilityElement().accessibilityLabel("Marker")
            }
        }
    }
}

#Preview("Moving") { Moving() }
