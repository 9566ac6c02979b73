import SwiftUI

/// Texts that the catalogue beside this file has in other languages.
struct LanguagesPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Kitchen")
            Text("\("Ada") drinks **tea**")
            Text("\(1) cups")
            Text("\(1200) cups")
            Text(verbatim: String(localized: "Kitchen") + ", von Hand")
            Text("Kitchen").environment(\.locale, Locale(identifier: "en_GB"))
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

#Preview("Languages") {
    LanguagesPage()
}
