import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Lists as recorded from SwiftUI")
struct ListScreens {
    @Test("While a list is edited, the rows that can be deleted stand 40 points aside, and others stay")
    func editing() throws {
        try expectRecorded("ios-list-editing") {
            List {
                Section("Editable") {
                    ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0).probe($0.lowercased()) }
                        .onDelete { _ in }
                        .onMove { _, _ in }
                }
                Section("Deletable") {
                    ForEach(["Date"], id: \.self) { Text($0).probe($0.lowercased()) }
                        .onDelete { _ in }
                }
                Section("Fixed") {
                    Text("Detail").probe("fixed")
                }
            }
            .environment(\.editMode, .constant(.active))
            .probe("list")
        }
    }
}
