// Where to eat tonight: a list, and sheets of several heights that come up over it.
import SwiftUI

@main
struct RestaurantsApp: App {
    var body: some Scene {
        WindowGroup {
            RestaurantList()
        }
    }
}
