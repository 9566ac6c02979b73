import Combine
import Foundation
import Testing

@Suite("A scheduler")
struct SchedulerTests {
    @Test("The immediate scheduler does it at once")
    func immediate() {
        #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).record().values == [1, 2])
        #expect([3].publisher.delay(for: .seconds(9), scheduler: ImmediateScheduler.shared).record().values == [3])
    }

    @Test("A queue receives values on itself, in order, however many threads it has")
    func queue() async {
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        let values = await (0..<500).publisher.receive(on: queue).collect().values.first { _ in true }
        #expect(values == Array(0..<500))
    }

    @Test("The main queue, run loop and operation queue bring values to the main queue")
    func main() async {
        let onQueue = Just(()).receive(on: DispatchQueue.main).map { MainQueue.isCurrent }
        let onLoop = Just(()).receive(on: RunLoop.main).map { MainQueue.isCurrent }
        let onOperations = Just(()).receive(on: OperationQueue.main).map { MainQueue.isCurrent }
        for publisher in [AnyPublisher(onQueue), AnyPublisher(onLoop), AnyPublisher(onOperations)] {
            #expect(await publisher.values.first { _ in true } == true)
        }
    }

    @Test("Each of them can wait")
    func delays() async {
        let onQueue = Just(1).delay(for: .milliseconds(5), scheduler: DispatchQueue.global())
        let onLoop = Just(2).delay(for: .milliseconds(5), scheduler: RunLoop.main)
        let onOperations = Just(3).delay(for: .milliseconds(5), scheduler: OperationQueue.main)
        for (index, publisher) in [AnyPublisher(onQueue), AnyPublisher(onLoop), AnyPublisher(onOperations)].enumerated()
        {
            #expect(await publisher.values.first { _ in true } == index + 1)
        }
    }

    @Test("Lengths of time are what they say, and never overflow")
    func strides() {
        typealias Nanoseconds = DispatchQueue.SchedulerTimeType.Stride
        #expect(Nanoseconds.seconds(1.5).magnitude == 1_500_000_000)
        #expect(Nanoseconds.milliseconds(2).magnitude == 2_000_000)
        #expect((0.25 as Nanoseconds) == .milliseconds(250))
        #expect(Nanoseconds.seconds(Int.max).magnitude == .max)
        #expect(Nanoseconds.seconds(-Double.infinity).magnitude == .min)
        #expect((Nanoseconds.seconds(Int.max) + .seconds(1)).magnitude == .max)
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
    }

    @Test("A queue's moments are as far apart as they were put")
    func moments() {
        let now = DispatchQueue.main.now
        let later = now.advanced(by: .milliseconds(20))
        #expect(now.distance(to: later) == .milliseconds(20))
        #expect(later.distance(to: now) == .milliseconds(-20))
    }
}
