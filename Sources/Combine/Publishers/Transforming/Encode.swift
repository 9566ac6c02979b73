import Foundation

/// Turns values into data: `JSONEncoder` and the like.
public protocol TopLevelEncoder<Output> {
    /// What values are turned into.
    associatedtype Output

    /// Turns a value into data.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

extension JSONEncoder: TopLevelEncoder {
    /// Makes data.
    public typealias Output = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    /// Makes data.
    public typealias Output = Data
}

extension Publishers {
    /// Encodes each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// What the encoder makes.
        public typealias Output = Coder.Output

        /// Whatever the encoder throws or the upstream fails with.
        public typealias Failure = any Error

        /// Where the values come from.
        public let upstream: Upstream

        private let encoder: Coder

        /// A publisher of what `encoder` makes of the upstream's values.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
            upstream.tryMap { [encoder] in try encoder.encode($0) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value, or ends with the encoder's error.
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
