import CoreTransferable
import Foundation
import SceneCore

extension Image: Transferable {
    /// A picture that was fetched is handed on as its file. One of the app's catalogues, and a symbol, is not.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .image) { image in
            guard case .fetched(let asset) = image.source, let data = asset.data else {
                throw CocoaError(.fileReadUnsupportedScheme)
            }
            return data.bytes
        }
    }
}
