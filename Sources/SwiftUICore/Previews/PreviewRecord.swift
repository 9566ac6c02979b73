/// What a `#Preview` leaves in the program's section for previews: the version of this layout, now 1, and a function that writes
/// the type which the preview has become.
public typealias _PreviewRecord = (version: UInt, writeType: @convention(c) (UnsafeMutableRawPointer) -> Void)

/// A preview that this program contains.
@MainActor
package struct PreviewRecord {
    package let preview: Preview
    /// Where it stands: the file, without the module, and the line; for a ``PreviewProvider`` its name, with a number if it makes
    /// several.
    package let place: String

    /// The name that the preview was given, else its place.
    package var title: String { preview.name ?? place }

    /// The previews whose records lie in the program's section for them, by file and line. One that cannot be made is left out.
    package static func all(in section: UnsafeRawBufferPointer) -> [PreviewRecord] {
        types(in: section).sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.compactMap { type in
            guard let preview = try? type.makePreview() else { return nil }
            let file = type.fileID.split(separator: "/").last ?? ""
            return PreviewRecord(preview: preview, place: "\(file):\(type.line)")
        }
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

    /// The previews of those among some types that provide any, by name.
    package static func all(providedBy types: [Any.Type]) -> [PreviewRecord] {
        types.compactMap { $0 as? any PreviewProvider.Type }.sorted { String(describing: $0) < String(describing: $1) }
            .flatMap { provided(by: $0) }
    }

    /// Each of several views is a preview by itself. All of them are made anew when one is shown.
    private static func provided(by type: (some PreviewProvider).Type) -> [PreviewRecord] {
        let parts = PreviewPart.parts(of: type.previews)
        return parts.enumerated().map { index, part in
            let preview = Preview(name: part.name, traits: part.traits) {
                PreviewPart.parts(of: type.previews).dropFirst(index).first?.view ?? part.view
            }
            let place = String(describing: type)
            return PreviewRecord(preview: preview, place: parts.count == 1 ? place : "\(place):\(index + 1)")
        }
    }
}
