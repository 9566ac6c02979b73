// A split view has a detail column.
import SwiftUI

struct Atlas: View {
    var body: some View {
        NavigationSplitView(sidebar: { Text("continents") })  // MUST FAIL
    }
}
