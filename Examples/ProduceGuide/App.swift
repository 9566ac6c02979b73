// What grows when: kinds of fruit and vegetables, and a page for each.
import SwiftUI

@main
struct ProduceGuideApp: App {
    var body: some Scene {
        WindowGroup {
            GuideView()
        }
    }
}
