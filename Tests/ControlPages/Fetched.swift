import SwiftUI

/// Pictures from an address (Tests/Browser/test_fetched_pictures.py).
struct Fetched: View {
    @State private var address = ""

    var body: some View {
        TextField("Address", text: $address)
        AsyncImage(url: address.isEmpty ? nil : URL(string: address)) { phase in
            switch phase {
            case .empty: Text("picture: none yet")
            case .success(let image): image.accessibilityLabel("Fetched")
            case .failure(let error): Text("picture: \((error as? URLError)?.code.word ?? "failed")")
            }
        }
    }
}

extension URLError.Code {
    fileprivate var word: String {
        switch self {
        case .badServerResponse: "refused"
        case .dataLengthExceedsMaximum: "too large"
        case .unsupportedURL: "of no web"
        case .cannotDecodeContentData: "no picture"
        case .noPermissionsToReadFile: "not yours"
        case .cannotConnectToHost: "nobody there"
        default: "failed \(rawValue)"
        }
    }
}
