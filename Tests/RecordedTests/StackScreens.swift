import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Stacks, frames and paddings as recorded from SwiftUI")
struct StackScreens {
    @Test("Rows line up at the top and at the bottom")
    func rowAlignment() throws {
        try expectRecorded("layout-hstack-alignment") {
            VStack(spacing: 0) {
                HStack(alignment: .top, spacing: 4) {
                    box(.red, 20, 60).probe("top1")
                    box(.blue, 20, 30).probe("top2")
                }
                HStack(alignment: .bottom, spacing: 4) {
                    box(.red, 20, 60).probe("bottom1")
                    box(.blue, 20, 30).probe("bottom2")
                }
            }
        }
    }

    @Test("Columns line up at either side")
    func columnAlignment() throws {
        try expectRecorded("layout-vstack-alignment") {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    box(.red, 100, 20).probe("l1")
                    box(.blue, 50, 20).probe("l2")
                }
                .probe("leading")
                VStack(alignment: .trailing, spacing: 4) {
                    box(.red, 100, 20).probe("t1")
                    box(.blue, 50, 20).probe("t2")
                }
                .probe("trailing")
            }
        }
    }

    @Test("Plain views stand 8 points apart")
    func defaultSpacing() throws {
        try expectRecorded("layout-vstack-spacing-default") {
            VStack {
                box(.red, 50, 50).probe("a")
                box(.blue, 50, 50).probe("b")
            }
            .probe("stack")
        }
    }

    @Test("The view of the higher priority takes what the others leave of their least")
    func priority() throws {
        try expectRecorded("layout-hstack-priority") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).probe("a")
                Color.blue.frame(minWidth: 20).layoutPriority(1).probe("b")
                Color.green.frame(width: 60).probe("c")
            }
        }
    }

    @Test("Stacks in stacks share the room")
    func nested() throws {
        try expectRecorded("layout-nested-stacks") {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Color.red.probe("a")
                    Color.blue.frame(width: 80).probe("b")
                }
                .padding(10)
                .probe("row")
                HStack {
                    box(.green, 40, 40).probe("c")
                    Spacer()
                    box(.yellow, 40, 40).probe("d")
                }
                .frame(height: 60)
                .probe("bottom")
            }
        }
    }

    @Test("A spacer takes what is left, and no distance beside it")
    func spacer() throws {
        try expectRecorded("layout-spacer") {
            HStack {
                box(.red, 50, 50).probe("a")
                Spacer().probe("spacer")
                box(.blue, 50, 50).probe("b")
            }
            .probe("stack")
        }
    }

    @Test("A divider lies across its stack")
    func divider() throws {
        try expectRecorded("layout-divider") {
            VStack(spacing: 0) {
                box(.red, 100, 20).probe("a")
                Divider().probe("hdivider")
                HStack(spacing: 0) {
                    box(.blue, 20, 60).probe("b")
                    Divider().probe("vdivider")
                    box(.green, 20, 60).probe("c")
                }
                .probe("hstack")
            }
            .probe("vstack")
        }
    }

    @Test("A guide that a view sets moves it, and leaves the others")
    func alignmentGuide() throws {
        try expectRecorded("layout-alignment-guide") {
            VStack(alignment: .leading, spacing: 4) {
                box(.red, 100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a")
                box(.blue, 50, 20).probe("b")
                box(.green, 30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("c")
            }
            .probe("stack")
        }
    }

    @Test("A frame keeps its size and says where its view stands")
    func fixedFrame() throws {
        try expectRecorded("layout-frame-fixed") {
            box(.red, 40, 40).probe("inner").frame(width: 120, height: 80, alignment: .topLeading).probe("outer")
        }
    }

    @Test("A frame within limits takes the proposal where a limit is set, else the view's own length")
    func flexibleFrames() throws {
        try expectRecorded("layout-frame-flex") {
            VStack(spacing: 0) {
                box(.red, 40, 20).frame(minWidth: 100).probe("min")
                box(.red, 40, 20).frame(maxWidth: 200).probe("max")
                box(.red, 40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill")
                box(.red, 40, 20).frame(idealWidth: 150).fixedSize().probe("ideal")
                Color.red.frame(maxWidth: 120, maxHeight: 20).probe("clampFlexible")
                box(.red, 250, 20).frame(maxWidth: 200).probe("overflow")
            }
        }
    }

    @Test("Modifiers of a group are those of each view in it")
    func group() throws {
        try expectRecorded("layout-group-modifier") {
            HStack(spacing: 0) {
                Group {
                    Color.red.probe("a")
                    Color.blue.probe("b")
                }
                .frame(width: 50, height: 50)
                .padding(5)
                Color.green.probe("c")
            }
        }
    }

    @Test("The standard padding is 16 points on each edge")
    func defaultPadding() throws {
        try expectRecorded("layout-padding-default") {
            Color.red.probe("inner").padding().probe("outer")
        }
    }

    @Test("Paddings of single edges add up")
    func edgePaddings() throws {
        try expectRecorded("layout-padding-edges") {
            Color.red.probe("inner")
                .padding(.leading, 30)
                .padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .probe("outer")
        }
    }

    @Test("What is behind a view or over it changes no size")
    func backgroundAndOverlay() throws {
        try expectRecorded("paint-background-overlay") {
            VStack(spacing: 20) {
                box(.red, 100, 60).probe("content")
                    .background(alignment: .bottomTrailing) { box(.blue, 20, 20).probe("bg") }
                    .overlay(alignment: .topLeading) { box(.green, 10, 10).probe("ov") }
                    .probe("modified")
                Text("Hello").probe("text").padding(4).background { Color.yellow.probe("textBg") }.probe("padded")
                box(.red, 40, 20).probe("small").background { box(.blue, 80, 40).probe("bigBg") }.probe("smallOuter")
            }
        }
    }

    @Test("A position takes all the room that is offered")
    func position() throws {
        try expectRecorded("position-basic") {
            VStack(spacing: 10) {
                ZStack {
                    Color.gray
                    box(.red, 40, 40).position(x: 50, y: 30).probe("inZStack")
                    box(.blue, 30, 30).position(CGPoint(x: 150, y: 60)).probe("point")
                }
                .frame(width: 200, height: 90)
                .probe("zstack")
                HStack(spacing: 10) {
                    Text("Left").probe("left")
                    box(.green, 30, 30).position(x: 20, y: 20).probe("inHStack")
                    Text("Right").probe("right")
                }
                .frame(height: 50)
                .probe("hstack")
                VStack(spacing: 4) {
                    Text("Above").probe("above")
                    box(.orange, 30, 20).position(x: 40, y: 10).probe("inVStack")
                    Text("Below").probe("below")
                }
                .probe("vstack")
            }
            .probe("stack")
        }
    }

    @Test("The parts of a section outside of lists stand one after the other")
    func section() throws {
        try expectRecorded("section-vstack") {
            VStack(alignment: .leading) {
                Section {
                    Text("Apple").probe("apple")
                    Text("Banana").probe("banana")
                } header: {
                    Text("Fruits").probe("header")
                } footer: {
                    Text("Footer").probe("footer")
                }
            }
            .probe("stack")
        }
    }

    @Test("Sections without a header, among other views")
    func sections() throws {
        try expectRecorded("section-mixed") {
            VStack {
                Text("Top").probe("top")
                Section { Text("Apple").probe("apple") }
                Section {
                    Text("Banana").probe("banana")
                } footer: {
                    Text("Footer").probe("footer")
                }
                Text("Bottom").probe("bottom")
            }
            .probe("stack")
        }
    }

    @Test("Text and boxes on a phone: text asks for more below it than above")
    func onPhone() throws {
        try expectRecorded("ios-layout-basics") {
            VStack(alignment: .leading, spacing: 0) {
                Text("Hello").probe("paddedText").padding().probe("padded")
                VStack {
                    Text("One").probe("one")
                    Text("Two").probe("two")
                }
                .probe("textStack")
                VStack {
                    Text("Hello").probe("textAboveBox")
                    box(.blue, 40, 10).probe("box")
                }
                .probe("mixedStack")
                HStack {
                    Text("One").probe("hOne")
                    Text("Two").probe("hTwo")
                    box(.red, 10, 10).probe("hBox")
                }
                .probe("hStack")
                Divider().probe("divider")
            }
            .probe("stack")
        }
    }
}
