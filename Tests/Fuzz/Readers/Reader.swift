import Foundation

/// What reads something that comes from outside: from a visitor, from another process, or out of the files of an app.
enum Reader: String, CaseIterable {
    case messages, fragments, requests, links, addresses, channels, pageRequests, catalogues, strings

    /// Gives it an input. What may not happen, whatever the input is, is a `precondition`.
    ///
    /// - Returns: Whether it was understood.
    @MainActor
    func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
        switch self {
        case .messages: HostReaders.message(bytes)
        case .fragments: HostReaders.fragments(bytes)
        case .requests: HostReaders.request(bytes)
        case .links: HostReaders.link(bytes)
        case .addresses: FileReaders.address(bytes)
        case .channels: HostReaders.channel(bytes)
        case .pageRequests: HostReaders.pageRequest(bytes)
        case .catalogues: FileReaders.catalogue(bytes)
        case .strings: FileReaders.strings(bytes)
        }
    }

    /// Inputs of the right form, from which others are made.
    var seeds: [[UInt8]] {
        switch self {
        case .messages: Seeds.messages.map { Array($0.utf8) }
        case .fragments: Seeds.messages.map { [3] + Array($0.utf8.prefix(3)) + [255] + Array($0.utf8.dropFirst(3)) }
        case .requests: Seeds.requests.map { Array($0.utf8) }
        case .links: Seeds.links.map { Array($0.utf8) }
        case .addresses: Seeds.addresses.map { Array($0.utf8) }
        case .channels: HostReaders.channelSeeds
        case .pageRequests: HostReaders.pageRequestSeeds
        case .catalogues: Seeds.catalogues.map { Array($0.utf8) }
        case .strings: Seeds.strings.map { Array($0.utf8) }
        }
    }
}
