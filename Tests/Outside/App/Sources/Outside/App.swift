import Beside
import SwiftUI

@main
struct Outside: App {
    var body: some Scene {
        WindowGroup {
            Greeting()
        }
    }
}

struct Greeting: View {
    @Environment(\.greeting) private var greeting

    var body: some View {
        Text("\(greeting) from \(Place.outside.name)")
    }
}

extension EnvironmentValues {
    @Entry var greeting: String = "Hello"
}

#Preview("A greeting") {
    Greeting()
}

struct Greeting_Previews: PreviewProvider {
    static var previews: some View {
        Greeting().environment(\.greeting, "Good evening")
    }
}
