import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Grids as recorded from SwiftUI")
struct GridScreens {
    @Test("Columns are as wide and rows as tall as their largest cell, and stand as far apart as the cells ask")
    func basic() throws {
        // A probe on a row reports its last cell; the recording calls it unreliable.
        try expectRecorded("grid-basic", ignoring: ["row1"]) {
            Grid {
                GridRow {
                    Text("A").probe("a")
                    Text("BB").probe("bb")
                    Text("CCC").probe("ccc")
                }
                GridRow {
                    box(.red, 30, 20).probe("red")
                    Text("E").probe("e")
                    box(.blue, 50, 40).probe("blue")
                }
                GridRow {
                    Text("G").probe("g")
                    Text("H").probe("h")
                }
            }
            .probe("grid")
        }
    }

    @Test("Distances that the grid sets")
    func spacing() throws {
        try expectRecorded("grid-spacing") {
            Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
                GridRow {
                    Text("A").probe("a")
                    box(.red, 30, 30).probe("red")
                }
                GridRow {
                    box(.blue, 60, 20).probe("blue")
                    Text("H").probe("h")
                }
            }
            .probe("grid")
        }
    }

    @Test("Where views stand in their cells")
    func alignment() throws {
        try expectRecorded("grid-alignment") {
            HStack(alignment: .top, spacing: 16) {
                Grid(alignment: .bottomTrailing) {
                    GridRow {
                        Text("A").probe("a")
                        box(.red, 40, 40).probe("red")
                    }
                    GridRow {
                        box(.blue, 60, 20).probe("blue")
                        Text("H").probe("h")
                    }
                }
                .probe("bottomTrailing")
                Grid(alignment: .center) {
                    GridRow {
                        Text("A").probe("ca")
                        box(.red, 40, 40).probe("cred")
                    }
                    GridRow {
                        box(.blue, 60, 20).probe("cblue")
                        Text("H").probe("ch")
                    }
                }
                .probe("center")
            }
            .probe("row")
        }
    }
}
