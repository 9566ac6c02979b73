import Combine
import Foundation
import Testing

/// The examples are those of Apple's documentation of each operator.
@Suite("Operators that transform")
struct TransformingTests {
    private static let numerals = [1: "I", 2: "II", 3: "III", 4: "IV", 5: "V"]

    private static func numeral(_ number: Int) throws -> String {
        guard let numeral = numerals[number] else { throw Fault.first }
        return numeral
    }

    @Test("map turns each value into another")
    func map() {
        #expect(
            [5, 4, 3, 2, 1].publisher.map { Self.numerals[$0] ?? "?" }.record().values == ["V", "IV", "III", "II", "I"])
    }

    @Test("map takes a key path")
    func mapKeyPath() {
        struct Point { var x: Int }
        #expect([Point(x: 1), Point(x: 2)].publisher.map(\.x).record().values == [1, 2])
    }

    @Test("tryMap ends with the error that is thrown")
    func tryMap() {
        let recorder = [5, 4, 3, 2, 1, 0].publisher.tryMap(Self.numeral).record()
        #expect(recorder.values == ["V", "IV", "III", "II", "I"])
        #expect(recorder.error as? Fault == .first)
    }

    @Test("compactMap leaves out nil, and asks for another value in its place")
    func compactMap() {
        let recorder = (0...5).publisher.compactMap { Self.numerals[$0] }.record(asking: .max(2))
        #expect(recorder.values == ["I", "II"])
        recorder.ask(for: .unlimited)
        #expect(recorder.values == ["I", "II", "III", "IV", "V"])
    }

    @Test("tryCompactMap ends with the error that is thrown")
    func tryCompactMap() {
        let recorder = [1, -1, 2, 0, 3].publisher.tryCompactMap { $0 < 0 ? nil : try Self.numeral($0) }.record()
        #expect(recorder.values == ["I", "II"])
        #expect(recorder.error as? Fault == .first)
    }

    @Test("replaceNil sends a value in place of each nil")
    func replaceNil() {
        #expect([1.0, 2.0, nil, 3.0].publisher.replaceNil(with: 0.0).record().values == [1, 2, 0, 3])
    }

    @Test("scan sends each result, for each subscriber from the beginning")
    func scan() {
        let sums = (0...5).publisher.scan(0) { $0 + $1 }
        #expect(sums.record().values == [0, 1, 3, 6, 10, 15])
        #expect(sums.record().values == [0, 1, 3, 6, 10, 15])
    }

    @Test("tryScan ends with the error that is thrown")
    func tryScan() {
        let recorder = [1, 2, 3, 4, 5, 0, 6, 7, 8, 9].publisher
            .tryScan(10) { last, value -> Int in
                guard value != 0 else { throw Fault.first }
                return (last + value) / value
            }
            .record()
        #expect(recorder.values == [11, 6, 3, 1, 1])
        #expect(recorder.error as? Fault == .first)
    }

    @Test("setFailureType changes nothing but the type")
    func setFailureType() {
        let recorder: Recorder<Int, Fault> = [0, 1].publisher.setFailureType(to: Fault.self).record()
        #expect(recorder.values == [0, 1] && recorder.isFinished)
    }

    private struct Article: Codable, Equatable {
        let title: String
    }

    @Test("decode makes values of data, encode data of values")
    func coding() {
        let article = Article(title: "My First Article")
        let recorder = Just(article)
            .encode(encoder: JSONEncoder())
            .decode(type: Article.self, decoder: JSONDecoder())
            .record()
        #expect(recorder.values == [article])
    }

    @Test("decode ends with the decoder's error")
    func decodeFails() {
        let recorder = Just(Data("{}".utf8)).decode(type: Article.self, decoder: JSONDecoder()).record()
        #expect(recorder.error is DecodingError)
    }
}
