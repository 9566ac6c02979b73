// A table's rows have values of one type, which its columns know.
import SwiftUI

struct Bird: Identifiable {
    let id: Int
    let name: String
}

struct Nest: Identifiable {
    let id: Int
}

struct Birds: View {
    let birds: [Bird]

    var body: some View {
        Table(of: Bird.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(Nest(id: 1))  // MUST FAIL
        }
    }
}
