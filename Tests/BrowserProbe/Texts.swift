import SwiftUI

/// Texts in which parts look different from the rest.
struct TextsPage: View {
    @State private var note = "nothing"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("note: \(note)")
            Text("Three ") + Text("large").font(.largeTitle) + Text(" and ") + Text("red").foregroundColor(.red).bold()
            Text(
                "Mixed **bold**, _slanted_, `code` and ~~gone~~, then more of the same so that the line **has to wrap** here"
            )
            Text("Read [the manual](https://manual.test/start) or **[ask](https://ask.test) us**")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        note = "opened \(url.host() ?? "")"
                        return .handled
                    })
            Text("Rated \(Image(systemName: "star.fill")) by all")
            Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
            Text("Wide apart").kerning(4)
            Text("Underlined").underline(pattern: .dash, color: .red) + Text(" and not")
            Text("Nobody can mark this").textSelection(.disabled)
            Text("This one line is far too long for its place").lineLimit(1).minimumScaleFactor(0.5).frame(width: 200)
            Text("This one line is far too long for its place").lineLimit(1).truncationMode(.middle).frame(width: 200)
            Spacer()
        }
        .padding()
    }
}

#Preview("Texts") {
    TextsPage()
}

/// A list and a row of boxes that begin on the right.
struct RightToLeftPage: View {
    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                Text("First page").padding(.leading, 40)
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(0..<20) { number in Text("box \(number)").padding().background(.yellow) }
                    }
                }
                List {
                    NavigationLink("Kettle") { Text("It boils a litre in four minutes") }
                    NavigationLink("Stove") { Text("It burns") }
                }
            }
            .navigationTitle("Kitchen")
        }
    }
}

#Preview("Right to left") {
    RightToLeftPage().environment(\.layoutDirection, .rightToLeft)
}
