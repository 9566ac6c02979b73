// An app is made of scenes; a view must be put into one.
import SwiftUI

struct Aviary: App {
    var body: some Scene {
        Text("birds")  // MUST FAIL
    }
}
