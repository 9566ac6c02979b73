// Bindings to properties need an object that says when they change.
import SwiftUI

struct Bird {
    var name = ""
}

struct Editor: View {
    @Bindable var bird: Bird  // MUST FAIL

    var body: some View {
        Text(bird.name)
    }
}
