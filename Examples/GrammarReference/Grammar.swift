// What the reference holds: a little of the grammar of Esperanto, which has no exceptions to explain.
import SwiftUI

struct Topic: Identifiable, Hashable {
    let id: String
    /// The order of reading.
    let number: Int
    let name: String
}

struct Pattern: Identifiable, Hashable {
    let id: String
    let number: Int
    let form: String
    let meaning: String
    let example: String
    let translation: String
    /// nil for what belongs nowhere in particular: it is in the list of all patterns alone.
    let topic: Topic.ID?
}

enum Grammar {
    /// As somebody wrote them down; the lists put them in order.
    static let topics = [
        Topic(id: "time", number: 2, name: "Times"),
        Topic(id: "endings", number: 1, name: "Word Endings"),
        Topic(id: "building", number: 3, name: "Building Words"),
    ].sorted { $0.number < $1.number }

    static let patterns = [
        Pattern(
            id: "plural", number: 3, form: "-j", meaning: "more than one", example: "tri domoj",
            translation: "three houses", topic: "endings"),
        Pattern(
            id: "noun", number: 1, form: "-o", meaning: "a thing", example: "la domo", translation: "the house",
            topic: "endings"),
        Pattern(
            id: "past", number: 6, form: "-is", meaning: "it happened", example: "mi legis", translation: "I read",
            topic: "time"),
        Pattern(
            id: "adjective", number: 2, form: "-a", meaning: "what it is like", example: "granda domo",
            translation: "a large house", topic: "endings"),
        Pattern(
            id: "present", number: 5, form: "-as", meaning: "it happens", example: "mi legas",
            translation: "I am reading", topic: "time"),
        Pattern(
            id: "opposite", number: 8, form: "mal-", meaning: "the opposite", example: "malgranda",
            translation: "small", topic: "building"),
        Pattern(
            id: "future", number: 7, form: "-os", meaning: "it will happen", example: "mi legos",
            translation: "I shall read", topic: "time"),
        Pattern(
            id: "place", number: 9, form: "-ejo", meaning: "where it is done", example: "lernejo",
            translation: "a school", topic: "building"),
        Pattern(
            id: "question", number: 10, form: "ĉu", meaning: "opens a question", example: "Ĉu vi legas?",
            translation: "Are you reading?", topic: nil),
        Pattern(
            id: "object", number: 4, form: "-n", meaning: "what something is done to", example: "mi vidas domon",
            translation: "I see a house", topic: "endings"),
    ].sorted { $0.number < $1.number }

    static func topic(_ id: Topic.ID?) -> Topic? {
        topics.first { $0.id == id }
    }

    static func patterns(of topic: Topic.ID) -> [Pattern] {
        patterns.filter { $0.topic == topic }
    }
}
