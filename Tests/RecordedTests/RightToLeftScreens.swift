import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Layouts from right to left as recorded from SwiftUI")
struct RightToLeftScreens {
    @Test("Stacks, paddings, frames, layers and guides begin on the right, but for what is told to begin on the left")
    func stacks() throws {
        try expectRecorded("layout-rtl-stacks") {
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    box(.red, 40, 30).probe("a")
                    box(.blue, 60, 30).probe("b")
                    Spacer()
                    box(.green, 30, 30).probe("c")
                }
                .probe("hstack")
                box(.orange, 50, 20).padding(.leading, 30).probe("padded")
                box(.purple, 40, 20).frame(width: 120, alignment: .leading).probe("framed")
                ZStack(alignment: .topLeading) {
                    box(.gray, 100, 40).probe("zback")
                    box(.black, 20, 20).probe("zfront")
                }
                .probe("zstack")
                HStack {
                    box(.red, 30, 20).probe("ltrA")
                    box(.blue, 30, 20).probe("ltrB")
                }
                .environment(\.layoutDirection, .leftToRight)
                .probe("island")
                Text("One").probe("text")
                box(.cyan, 30, 20).alignmentGuide(.leading) { _ in -10 }.probe("guided")
            }
            .frame(width: 300, alignment: .leading)
            .probe("vstack")
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test("What scrolls across begins at the right edge")
    func scroll() throws {
        try expectRecorded("layout-rtl-scroll") {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<6) { box(.blue, 50, 40).probe("s\($0)") }
                }
                .probe("content")
            }
            .frame(width: 180, height: 60)
            .probe("scroll")
            .environment(\.layoutDirection, .rightToLeft)
        }
    }
}
