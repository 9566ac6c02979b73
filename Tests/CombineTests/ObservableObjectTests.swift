import Combine
import Foundation
import Testing

@Suite("An observable object")
struct ObservableObjectTests {
    private final class Contact: ObservableObject {
        @Published var name: String
        @Published var age: Int
        var note = ""

        init(name: String, age: Int) {
            self.name = name
            self.age = age
        }

        func haveBirthday() -> Int {
            age += 1
            return age
        }
    }

    @Test("It announces each change before it happens, as in Apple's example")
    func announces() {
        let john = Contact(name: "John Appleseed", age: 24)
        var seen: [Int] = []
        let cancellable = john.objectWillChange.sink { seen.append(john.age) }
        #expect(john.haveBirthday() == 25)
        john.note = "not published"
        john.name = "John"
        #expect(seen == [24, 25])
        cancellable.cancel()
    }

    @Test("It has one publisher, others have their own")
    func onePublisher() {
        let (one, other) = (Contact(name: "", age: 0), Contact(name: "", age: 0))
        #expect(one.objectWillChange === one.objectWillChange)
        #expect(one.objectWillChange !== other.objectWillChange)
    }

    private class Shape: ObservableObject {
        @Published var side = 1
    }

    private final class Named<Label>: Shape {
        let padding: (UInt8, Label)
        @Published var label: Label

        init(label: Label) {
            padding = (1, label)
            self.label = label
        }
    }

    @Test("Properties of superclasses and of generic classes count too")
    func inheritance() {
        let shape = Named(label: "square")
        var changes = 0
        let cancellable = shape.objectWillChange.sink { changes += 1 }
        shape.side = 2
        shape.label = "circle"
        #expect(changes == 2)
        #expect((shape as Shape).objectWillChange === shape.objectWillChange)
        cancellable.cancel()
    }

    private final class Delegate: NSObject, ObservableObject {
        @Published var isReady = false
    }

    @Test("A class may inherit from NSObject")
    func foundationClass() {
        let delegate = Delegate()
        let recorder = delegate.objectWillChange.record()
        delegate.isReady = true
        #expect(recorder.values.count == 1)
    }

    private final class Manual: ObservableObject {
        var count = 0 {
            willSet { objectWillChange.send() }
        }
    }

    @Test("A class without published properties announces by hand, through one publisher")
    func byHand() {
        let object = Manual()
        let recorder = object.objectWillChange.record()
        object.count = 1
        #expect(recorder.values.count == 1)
    }

    @Test("A publisher of a class without published properties keeps nobody alive and is not passed on")
    func byHandLifetime() {
        weak var watched: Manual?
        var publishers: [ObservableObjectPublisher] = []
        for _ in 0..<200 {
            let object = Manual()
            watched = object
            publishers.append(object.objectWillChange)
        }
        #expect(watched == nil)
        #expect(Set(publishers.map(ObjectIdentifier.init)).count == 200)
    }

    private final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<String, Never>()
    }

    @Test("A class may bring its own publisher")
    func custom() {
        let object = Custom()
        let recorder = object.objectWillChange.record()
        object.objectWillChange.send("changed")
        #expect(recorder.values == ["changed"])
    }

    private final class Replaced: ObservableObject {
        @Published var value = 0

        init(starting value: Int) {
            _value = Published(initialValue: value)
        }
    }

    @Test("A property whose wrapper is written out is announced")
    func explicitWrapper() {
        let object = Replaced(starting: 5)
        let recorder = object.objectWillChange.record()
        object.value += 1
        #expect(object.value == 6 && recorder.values.count == 1)
    }

    @Test("Changes can be waited for one by one, as Apple's navigation sample does")
    func sequence() async {
        let contact = Contact(name: "", age: 0)
        let changes = contact.objectWillChange
            .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
            .values
        var iterator = changes.makeAsyncIterator()
        contact.age = 1
        contact.age = 2
        #expect(await iterator.next() != nil)
        contact.age = 3
        #expect(await iterator.next() != nil)
    }
}
