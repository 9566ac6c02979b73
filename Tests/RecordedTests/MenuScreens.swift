import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Menus as recorded from SwiftUI")
struct MenuScreens {
    @Test("A menu is as large as its label, in each style")
    func menus() throws {
        try expectRecorded("ios-menu-basic") {
            VStack(alignment: .leading, spacing: 12) {
                Menu("Options") {
                    Button("Cut") {}
                    Button("Copy") {}
                }
                .probe("menu")
                Menu("Plain") { Button("Cut") {} }.menuStyle(.button).probe("buttonStyle")
                Menu("Hidden") { Button("Cut") {} }.menuIndicator(.hidden).probe("noIndicator")
                Menu("Off") { Button("Cut") {} }.disabled(true).probe("disabled")
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text("Hg").probe("rowText")
                    Menu("Options") { Button("Cut") {} }.probe("rowMenu")
                }
                .probe("row")
            }
            .probe("stack")
        }
    }
}
