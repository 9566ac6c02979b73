// An app starts here: `@main` marks the type that the system runs. It opens one window, and the window shows one view.
import SwiftUI

@main
struct EquipmentCatalogueApp: App {
    var body: some Scene {
        WindowGroup {
            CatalogueView()
        }
    }
}
