import Foundation

/// Turns data into values of a type: `JSONDecoder` and the like.
public protocol TopLevelDecoder<Input> {
    /// What is decoded.
    associatedtype Input

    /// Makes a value of what `from` holds.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

extension JSONDecoder: TopLevelDecoder {
    /// Decodes data.
    public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    /// Decodes data.
    public typealias Input = Data
}

extension Publishers {
    /// Decodes each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// Whatever the decoder throws or the upstream fails with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        private let decoder: Coder

        /// A publisher of what `decoder` makes of the upstream's values.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.tryMap { [decoder] in try decoder.decode(Output.self, from: $0) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Decodes each value, or ends with the decoder's error.
    ///
    ///     data.decode(type: Article.self, decoder: JSONDecoder())
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
