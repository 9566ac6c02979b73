import SwiftUI

/// Screens that the tests of the page need and no example has. Each is a preview: `BrowserProbe --preview "Fields"`.
@main
struct BrowserProbe: App {
    var body: some Scene {
        WindowGroup {
            Text("Name a preview: --previews lists them.")
        }
    }
}
