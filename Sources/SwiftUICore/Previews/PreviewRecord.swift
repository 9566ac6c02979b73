import CPreviews

/// What a `#Preview` leaves in the program's section for previews: the version of this layout, now 1, and a function that writes
/// the type which the preview has become.
public typealias _PreviewRecord = (version: UInt, writeType: @convention(c) (UnsafeMutableRawPointer) -> Void)

/// A preview that this program contains.
@MainActor
package struct PreviewRecord {
    private let type: any PreviewRegistry.Type
    package let preview: Preview

    /// All previews of the program, by file and line. One that cannot be made is left out.
    package static var all: [PreviewRecord] {
        types.compactMap { type in
            (try? type.makePreview()).map { PreviewRecord(type: type, preview: $0) }
        }
        .sorted { ($0.type.fileID, $0.type.line) < ($1.type.fileID, $1.type.line) }
    }

    private static var types: [any PreviewRegistry.Type] {
        guard let begin = previews_begin(), let end = previews_end() else { return [] }
        let bytes = UnsafeRawBufferPointer(start: begin, count: end - begin)
        return bytes.bindMemory(to: _PreviewRecord.self).filter { $0.version == 1 }.compactMap { record in
            withUnsafeTemporaryAllocation(of: (any PreviewRegistry.Type).self, capacity: 1) { room in
                guard let address = room.baseAddress else { return nil }
                record.writeType(UnsafeMutableRawPointer(address))
                return address.move()
            }
        }
    }

    /// The name that the preview was given, else its place.
    package var title: String { preview.name ?? place }

    /// The file, without the module, and the line.
    package var place: String {
        "\(type.fileID.split(separator: "/").last ?? "")" + ":\(type.line)"
    }
}
