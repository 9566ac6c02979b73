import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Pictures in layouts as recorded from SwiftUI")
struct ImageScreens {
    @Test("Pictures keep their ratio, or that which is asked for")
    func ratios() throws {
        try expectRecorded("image-aspect-ratio") {
            VStack(spacing: 8) {
                HStack(alignment: .top, spacing: 8) {
                    swatch.scaledToFit().probe("fitWideImage").frame(width: 100, height: 40).probe("fitWide")
                    swatch.scaledToFit().probe("fitTallImage").frame(width: 40, height: 100).probe("fitTall")
                    swatch.scaledToFill().probe("fillImage").frame(width: 40, height: 60).probe("fill")
                    swatch.scaledToFill().probe("fillClippedImage").frame(width: 40, height: 60).clipped()
                        .probe("fillClipped")
                    swatch.aspectRatio(1, contentMode: .fit).probe("squareImage").frame(width: 60, height: 40)
                        .probe("square")
                    swatch.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).probe("thirdImage")
                        .frame(width: 30, height: 30).probe("third")
                }
                .probe("row1")
                HStack(alignment: .top, spacing: 8) {
                    swatch.scaledToFit().probe("widthOnlyImage").frame(width: 100).probe("widthOnly")
                    swatch.scaledToFit().probe("heightOnlyImage").frame(height: 30).probe("heightOnly")
                    Image("swatch").scaledToFit().probe("rigidImage").frame(width: 100, height: 40).probe("rigid")
                    Image("tall").resizable().scaledToFit().probe("flexibleImage")
                }
                .frame(height: 100)
                .probe("row2")
                Color.blue.aspectRatio(2, contentMode: .fit).probe("colorRatio").frame(width: 100, height: 100)
                    .probe("colorRatioFrame")
            }
            .probe("stack")
        }
    }

    private var swatch: Image { Image("swatch").resizable() }

    @Test("Pictures stand at the distances of plain views, and on the line with their lower edge")
    func spacing() throws {
        try expectRecorded("image-stack-spacing") {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    Image("swatch").probe("hImage")
                    Text("Hg").probe("hText")
                    Image("swatch").probe("hImage2")
                    box(.clear, 10, 10).probe("hBox")
                }
                .probe("hstack")
                VStack {
                    Image("swatch").probe("vImage")
                    Text("Hg").probe("vText")
                    Image("swatch").probe("vImage2")
                    box(.clear, 10, 10).probe("vBox")
                }
                .probe("vstack")
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("Hg").probe("blText")
                    Image("swatch").probe("blImage")
                }
                .probe("baseline")
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    Text("Hg").probe("lblText")
                    Image("swatch").probe("lblImage")
                }
                .probe("lastBaseline")
            }
            .probe("stack")
        }
    }
}
