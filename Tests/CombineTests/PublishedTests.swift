import Combine
import Testing

@Suite("A published property")
struct PublishedTests {
    private final class Weather {
        @Published var temperature: Double

        init(temperature: Double) {
            self.temperature = temperature
        }
    }

    @Test("It sends its value, then each new one, as in Apple's example")
    func sends() {
        let weather = Weather(temperature: 20)
        let recorder = weather.$temperature.record()
        weather.temperature = 25
        #expect(recorder.values == [20, 25])
    }

    @Test("While a value is received the property still has the old one")
    func willSet() {
        let weather = Weather(temperature: 20)
        var seen: [Double] = []
        let cancellable = weather.$temperature.sink { _ in seen.append(weather.temperature) }
        weather.temperature = 25
        #expect(seen == [20, 20])
        #expect(weather.temperature == 25)
        cancellable.cancel()
    }

    @Test("Someone who comes while a value is sent gets that value once")
    func comesInside() {
        let weather = Weather(temperature: 20)
        var late: [Double] = []
        var cancellables: Set<AnyCancellable> = []
        weather.$temperature.dropFirst().first()
            .sink { _ in weather.$temperature.sink { late.append($0) }.store(in: &cancellables) }
            .store(in: &cancellables)
        weather.temperature = 25
        #expect(late == [25])
    }

    @Test("A slow subscriber gets the newest value when it asks")
    func demand() {
        let weather = Weather(temperature: 1)
        let recorder = weather.$temperature.record(asking: .max(1))
        weather.temperature = 2
        weather.temperature = 3
        recorder.ask(for: .max(1))
        #expect(recorder.values == [1, 3])
    }

    private final class Form: ObservableObject {
        @Published var query = ""
        @Published var length = 0
        @Published var items: [Int] = []

        init() {
            $query.map(\.count).assign(to: &$length)
        }
    }

    @Test("assign(to:) writes to a published property, and holds nobody")
    func assign() {
        weak var watched: Form?
        do {
            let form = Form()
            watched = form
            form.query = "swift"
            #expect(form.length == 5)
        }
        #expect(watched == nil)
    }

    @Test("assign(to:) ends with the property")
    func assignEnds() {
        let subject = PassthroughSubject<Double, Never>()
        var isCancelled = false
        do {
            let weather = Weather(temperature: 0)
            subject.handleEvents(receiveCancel: { isCancelled = true }).assign(to: &weather.$temperature)
            subject.send(3)
            #expect(weather.temperature == 3)
            #expect(!isCancelled)
        }
        #expect(isCancelled)
    }

    @Test("A change inside the value counts as a change")
    func inPlace() {
        let form = Form()
        let recorder = form.$items.record()
        form.items.append(1)
        form.items[0] += 1
        #expect(recorder.values == [[], [1], [2]])
    }

    private final class Observed: ObservableObject {
        @Published var selection: Int?
        @Published var count = 0 {
            didSet { steps.append(count - oldValue) }
        }
        var steps: [Int] = []
    }

    @Test("It may be optional without a value, and have observers")
    func observers() {
        let object = Observed()
        #expect(object.selection == nil)
        object.count = 3
        object.count += 1
        #expect(object.steps == [3, 1])
    }

    /// Uses the shelf that it stood on when it is let go of.
    private final class Book {
        private let shelf: Shelf

        init(shelf: Shelf) {
            self.shelf = shelf
        }

        deinit {
            shelf.booksGone += shelf.book == nil && shelf.subject.value == nil ? 1 : 0
            shelf.subject.send(nil)
        }
    }

    private final class Shelf {
        @Published var book: Book?
        let subject = CurrentValueSubject<Book?, Never>(nil)
        var booksGone = 0
    }

    @Test("A value that is let go of may use the properties it was in, and what followed them")
    func deinitInside() {
        let shelf = Shelf()
        let recorder = shelf.$book.combineLatest(shelf.subject) { $0 == nil && $1 == nil }.record(asking: .none)
        shelf.book = Book(shelf: shelf)
        shelf.subject.value = shelf.book
        shelf.book = nil
        shelf.subject.value = nil
        recorder.ask(for: .unlimited)
        #expect(recorder.values == [true])
        #expect(shelf.booksGone == 1)
    }

    @MainActor
    private final class MainModel: ObservableObject {
        @Published private(set) var count = 0

        func increase() { count += 1 }
    }

    @Test("It works in a class of the main actor")
    @MainActor
    func mainActor() {
        let model = MainModel()
        var changes = 0
        let cancellable = model.objectWillChange.sink { changes += 1 }
        model.increase()
        #expect(model.count == 1 && changes == 1)
        cancellable.cancel()
    }
}
