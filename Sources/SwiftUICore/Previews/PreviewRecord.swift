/// What a `#Preview` leaves in the program's section for previews: the version of this layout, now 1, and a function that writes
/// the type which the preview has become.
public typealias _PreviewRecord = (version: UInt, writeType: @convention(c) (UnsafeMutableRawPointer) -> Void)

/// A preview that this program contains.
@MainActor
package struct PreviewRecord {
    private let type: any PreviewRegistry.Type
    package let preview: Preview

    /// The previews whose records lie in the program's section for them, by file and line. One that cannot be made is left out.
    package static func all(in section: UnsafeRawBufferPointer) -> [PreviewRecord] {
        types(in: section).compactMap { type in
            (try? type.makePreview()).map { PreviewRecord(type: type, preview: $0) }
        }
        .sorted { ($0.type.fileID, $0.type.line) < ($1.type.fileID, $1.type.line) }
    }

    private static func types(in section: UnsafeRawBufferPointer) -> [any PreviewRegistry.Type] {
        section.bindMemory(to: _PreviewRecord.self).filter { $0.version == 1 }.compactMap { record in
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
