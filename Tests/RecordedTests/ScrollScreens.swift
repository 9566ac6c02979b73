import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Scroll views and safe areas as recorded from SwiftUI")
struct ScrollScreens {
    @Test("Several views stand one below the other, whatever the axes")
    func children() throws {
        try expectRecorded("scroll-children") {
            HStack(alignment: .top, spacing: 20) {
                ScrollView {
                    Text("Top").probe("vTop")
                    box(.blue, 60, 30).probe("vBlock")
                    Text("Bottom").probe("vBottom")
                }
                .probe("vScroll")
                ScrollView(.horizontal) {
                    Text("Top").probe("hTop")
                    box(.blue, 60, 30).probe("hBlock")
                    Text("Bottom").probe("hBottom")
                }
                .probe("hScroll")
            }
            .probe("row")
        }
    }

    @Test("Across its axis a scroll view is as large as its content")
    func horizontal() throws {
        try expectRecorded("scroll-horizontal") {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(0..<12) { box(.blue, 60, 40).probe("cell\($0)") }
                }
                .probe("content")
            }
            .probe("scroll")
        }
    }

    @Test("Text wraps at the scroll view's width")
    func text() throws {
        try expectRecorded("scroll-text") {
            ScrollView { Text(verbatim: sentence).probe("text") }.probe("scroll")
        }
    }

    @Test("Content wider than its place makes the scroll view wider")
    func wideContent() throws {
        try expectRecorded("scroll-wide-content") {
            ScrollView { Color.blue.frame(width: 400, height: 400).probe("content") }.probe("scroll")
        }
    }

    @Test("Margins are room around the content, which those of the indicators leave alone")
    func margins() throws {
        try expectRecorded("scroll-margins") {
            HStack(spacing: 20) {
                rows("a", 20).contentMargins(20, for: .scrollContent).probe("content")
                rows("b", 3).contentMargins(.horizontal, 12, for: .scrollContent).probe("horizontal")
                rows("c", 3).contentMargins(.top, 30).probe("automatic")
                rows("d", 20).contentMargins(20, for: .scrollIndicators).probe("indicators")
            }
        }
    }

    private func rows(_ name: String, _ count: Int) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { box(.green, 120, 20).probe("\(name)\($0)") }
            }
        }
    }

    @Test("A view at the edge takes room from plain content, and lies over what scrolls or ignores it")
    func safeAreaInset() throws {
        try expectRecorded("position-safe-area") {
            HStack(spacing: 20) {
                VStack(spacing: 0) { Color.red.probe("plainContent") }
                    .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("plainBar") }
                    .probe("plain")
                    .frame(width: 100, height: 200)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<8) { Color.green.frame(height: 30).probe("row\($0)") }
                    }
                    .probe("scrollContent")
                }
                .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("scrollBar") }
                .probe("scroll")
                .frame(width: 100, height: 200)
                VStack(spacing: 0) { Color.orange.probe("ignoringContent").ignoresSafeArea() }
                    .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).probe("ignoringBar") }
                    .probe("ignoring")
                    .frame(width: 100, height: 200)
            }
            .probe("row")
        }
    }
}
