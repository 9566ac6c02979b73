// What the browser's tests scroll (Tests/Browser/test_scrolling.py).
import SwiftUI

@main
struct ScrollPages: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Million") { Million() }
                    NavigationLink("Uneven") { Uneven() }
                    NavigationLink("Position") { Positioned() }
                    NavigationLink("Pages") { Paged() }
                    NavigationLink("Log") { Log() }
                    NavigationLink("Growing") { Growing() }
                }
                .navigationTitle("Scrolling")
            }
        }
    }
}

/// More rows than a browser can scroll.
private struct Million: View {
    var body: some View {
        ScrollViewReader { proxy in
            List(0..<1_000_000, id: \.self) { Text(verbatim: "Row \($0)") }
                .safeAreaInset(edge: .bottom) {
                    HStack {
                        Button("Start") { proxy.scrollTo(0) }
                        Button("Middle") { proxy.scrollTo(500_000, anchor: .top) }
                        Button("End") { proxy.scrollTo(999_999) }
                    }
                }
        }
        .navigationTitle("Million")
    }
}

/// What is above the rows grows by a part of a point each time.
private struct Growing: View {
    @State private var height = 40.0

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Button("Grow") { height += 0.7 }
                Button("Shrink") { height = 40 }
                Color.gray.frame(height: height)
                ForEach(0..<100, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 30) }
            }
        }
        .navigationTitle("Growing")
    }
}

/// Rows of which the first are shorter than the others.
private struct Uneven: View {
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<2000, id: \.self) { number in
                        Text(verbatim: "Row \(number)").frame(height: number > 100 ? CGFloat(60 + number % 7 * 10) : 30)
                    }
                }
            }
            .safeAreaInset(edge: .bottom) { Button("Row 1000") { proxy.scrollTo(1000, anchor: .top) } }
        }
    }
}

/// Says which row stands at the top.
private struct Positioned: View {
    @State private var row: Int?
    @State private var phase = ScrollPhase.idle

    var body: some View {
        VStack {
            Text("At \(row ?? -1)")
            Text(phase == .idle ? "Still" : "Moving")
            Button("To 50") { withAnimation { row = 50 } }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $row, anchor: .top)
            .onScrollPhaseChange { phase = $1 }
        }
    }
}

/// Cards across, one at a time.
private struct Paged: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(0..<5, id: \.self) { number in
                    Text("Card \(number)").frame(width: 300, height: 200)
                }
            }
            .scrollTargetLayout()
        }
        .frame(width: 300)
        .scrollTargetBehavior(.paging)
    }
}

/// Begins at its end.
private struct Log: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { Text("Line \($0)").frame(height: 30) }
            }
        }
        .defaultScrollAnchor(.bottom)
    }
}
