// A row that both columns share: a picture, a name and, where there is more to say, a note below it.
import SwiftUI

struct PictureRow: View {
    let image: String
    let name: String
    var note: String?

    var body: some View {
        HStack {
            // The order of modifiers matters: first allow another size, then keep the shape, then say how much room.
            Image(image)
                .resizable()
                .scaledToFit()
                .frame(width: 50, height: 50)
            VStack(alignment: .leading) {
                Text(name)
                    .font(.system(.title3, design: .rounded))
                    .bold()
                if let note {
                    Text(note)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
        }
    }
}

#Preview("A row with a note", traits: .fixedLayout(width: 320, height: 80)) {
    PictureRow(image: "kettle", name: "Kettle", note: "Boils a litre in five minutes")
}
