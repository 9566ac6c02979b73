// A button does something at once; what takes time is begun in a task.
import SwiftUI

func ring() async {}

struct Doorbell: View {
    var body: some View {
        Button("Ring") { await ring() }  // MUST FAIL
    }
}
