// Whether a value has changed can only be told if two of them can be compared.
import SwiftUI

struct Weather {
    var isFair = true
}

struct Forecast: View {
    @State private var weather = Weather()

    var body: some View {
        Text("weather").onChange(of: weather) { _, _ in }  // MUST FAIL
    }
}
