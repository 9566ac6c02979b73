import Foundation
import SwiftUI

/// Two columns; the first is a list of as many rows as the environment's ROWS says. A tap shows the row's detail, twelve rows.
@main
struct ManyRowsApp: App {
    static let count = ProcessInfo.processInfo.environment["ROWS"].flatMap(Int.init) ?? 12

    var body: some Scene {
        WindowGroup { Rows() }
    }
}

struct Rows: View {
    @State private var chosen: Int?

    var body: some View {
        NavigationSplitView {
            List(0..<ManyRowsApp.count, id: \.self, selection: $chosen) { number in
                Text(verbatim: "Row \(number)")
            }
            .navigationTitle("Rows")
        } detail: {
            if let chosen {
                List(0..<12) { Text(verbatim: "Detail \($0) of row \(chosen)") }
            } else {
                Text("Nothing chosen")
            }
        }
    }
}
