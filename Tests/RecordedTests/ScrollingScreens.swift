import Foundation
import Observation
import SwiftUICore
import Testing

@MainActor
@Suite("Scrolling by code as recorded from SwiftUI")
struct ScrollingScreens {
    @Observable
    fileprivate final class Model {
        var target: Int?
        var anchor: UnitPoint?
        var position: Int? = 10
        var geometry: ScrollGeometry?

        init(anchor: UnitPoint? = nil) {
            self.anchor = anchor
        }
    }

    @Test("A reader scrolls as little as shows the view, or until the anchors meet")
    func scrollTo() throws {
        let model = Model()
        try expectRecorded(
            "scroll-scroll-to",
            steps: [
                { model.target = 15 },
                {
                    model.anchor = .top
                    model.target = 3
                },
                {
                    model.anchor = .center
                    model.target = 10
                },
                {
                    model.anchor = nil
                    model.target = 0
                },
            ]
        ) {
            ScrolledByReader(model: model) {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { box(.green, 120, 20).probe("row\($0)") } }.probe("content")
                }
                .probe("scroll")
            }
        }
    }

    @Test(
        "The first value of a position does not scroll, the next does, and a reader's scrolling is not written into it")
    func position() throws {
        let model = Model(anchor: .top)
        try expectRecorded(
            "scroll-position",
            steps: [
                { model.position = 20 },
                { model.target = 5 },
                {
                    model.anchor = .center
                    model.target = 7
                },
            ]
        ) {
            Positioned(model: model)
        }
    }

    @Test("The geometry of a scroll view counts its margins as insets")
    func geometry() throws {
        let model = Model(anchor: .top)
        try expectRecorded(
            "ios-scroll-geometry", steps: [{ model.target = 10 }],
            // They count callbacks; the recording calls them hints.
            ignoring: ["geometryCalls", "phaseChanges"]
        ) {
            Measured(model: model)
        }
    }

    @Test("Lazy stacks take all the room across their axis, and no more along it than their views")
    func lazyStacks() throws {
        try expectRecorded("lazy-stacks") {
            HStack(alignment: .top, spacing: 20) {
                LazyVStack(alignment: .leading, spacing: 6) {
                    Text("Alpha").probe("alpha")
                    box(.red, 60, 20).probe("red")
                    Text("Beta").probe("beta")
                }
                .probe("vstack")
                LazyVStack(spacing: 0) {
                    Section {
                        box(.green, 50, 20).probe("green")
                        box(.blue, 50, 20)
                    } header: {
                        Text("Header").probe("header")
                    }
                }
                .probe("sections")
                LazyHStack(alignment: .bottom, spacing: 4) {
                    box(.orange, 20, 30).probe("orange")
                    Text("Hi").probe("hi")
                }
                .probe("hstack")
            }
            .probe("row")
        }
    }

    /// Scrolls to the model's target when that changes.
    private struct ScrolledByReader<Content: View>: View {
        let model: Model
        @ViewBuilder let content: Content

        var body: some View {
            ScrollViewReader { proxy in
                content.onChange(of: model.target) { _, target in
                    if let target { proxy.scrollTo(target, anchor: model.anchor) }
                }
            }
        }
    }

    private struct Positioned: View {
        @Bindable var model: Model

        var body: some View {
            VStack(spacing: 0) {
                ScrolledByReader(model: model) {
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<30) { box(.green, 120, 20).probe("row\($0)") }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollPosition(id: $model.position)
                    .probe("scroll")
                }
                Color.clear.frame(width: CGFloat(max(1, (model.position ?? -1) + 100)), height: 1).probe("position")
            }
        }
    }

    private struct Measured: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                ScrolledByReader(model: model) {
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<20) { box(.green, 120, 20).probe("g\($0)") } }
                    }
                    .contentMargins(.top, 20, for: .scrollContent)
                    .frame(height: 150)
                    .probe("scroll")
                }
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in model.geometry = new }
                if let geometry = model.geometry {
                    HStack(spacing: 0) {
                        VStack(spacing: 0) {
                            value("offsetX", geometry.contentOffset.x)
                            value("offsetY", geometry.contentOffset.y)
                            value("sizeW", geometry.contentSize.width)
                            value("sizeH", geometry.contentSize.height)
                            value("insetTop", geometry.contentInsets.top)
                            value("insetBottom", geometry.contentInsets.bottom)
                            value("insetLeading", geometry.contentInsets.leading)
                            value("containerW", geometry.containerSize.width)
                        }
                        VStack(spacing: 0) {
                            value("containerH", geometry.containerSize.height)
                            value("visibleY", geometry.visibleRect.minY)
                            value("visibleH", geometry.visibleRect.height)
                            value("boundsY", geometry.bounds.minY)
                            value("boundsH", geometry.bounds.height)
                            value("phaseChanges", 1)
                            value("geometryCalls", 2)
                        }
                    }
                }
            }
        }

        /// The value is told by the width.
        private func value(_ name: String, _ value: CGFloat) -> some View {
            Color.clear.frame(width: max(1, value + 100), height: 1).probe(name)
        }
    }
}
