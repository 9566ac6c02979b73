import SwiftUI

/// What is kept for a visitor, and in a tab (Tests/Browser/test_storage.py).
struct Kept: View {
    @AppStorage("nights") private var nights = 1
    @SceneStorage("place") private var place = ""

    var body: some View {
        Stepper("Nights", value: $nights)
        Text("nights \(nights), standard \(UserDefaults.standard.integer(forKey: "nights"))")
        TextField("Place", text: $place)
        Text("place \(place.isEmpty ? "none" : place)")
    }
}
