// Only a class can publish its properties.
import SwiftUI

struct News {
    @Published var headline = ""  // MUST FAIL
}

struct Paper: View {
    var body: some View {
        Text("news")
    }
}
