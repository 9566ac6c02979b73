import Foundation

/// A view that is made anew at the dates of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in
///         Text(context.date.formatted(date: .omitted, time: .standard))
///     }
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// What the content is given.
    public struct Context {
        /// How often the timeline is shown.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// Whenever there is a new picture.
            case live
            /// About once a second.
            case seconds
            /// About once a minute.
            case minutes
        }

        /// The date of the schedule that is shown.
        public let date: Date
        /// How often the timeline is shown.
        public let cadence: Cadence
    }

    /// A view that is made anew at the dates of a schedule.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) where Content: View {
        self.schedule = schedule
        self.content = content
    }
}

/// What the content of any timeline is given.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public var body: some View {
        TimelineContent(schedule: schedule, content: content)
    }
}

private struct TimelineContent<Schedule: TimelineSchedule, Content: View> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineContent: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TimelineNode<Schedule, Content>.self, for: view)
    }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ValueNode<
    TimelineContent<Schedule, Content>
>
{
    private var child: ViewNode?
    private var date = Date.now
    private var waiting: Task<Void, Never>?

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    /// The schedule may be another one whenever the view around has been made anew.
    override func evaluate() {
        let next = nextDate()
        wait(for: next)
        let cadence: TimelineViewDefaultContext.Cadence =
            switch next.map({ $0.timeIntervalSince(date) }) {
            case let pause? where pause < 0.5: .live
            case let pause? where pause < 30: .seconds
            default: Schedule.self == AnimationTimelineSchedule.self ? .live : .minutes
            }
        let view = reading { value.content(TimelineViewDefaultContext(date: date, cadence: cadence)) }
        child = Content._makeView(view: _GraphValue(view), inputs: inputs(for: child)).node
    }

    /// Finds the date that is to be shown now, and returns the one after it.
    private func nextDate() -> Date? {
        let now = Date.now
        var shown: Date?
        for entry in value.schedule.entries(from: now, mode: .normal) {
            guard let known = shown else {
                shown = entry
                continue
            }
            if entry > now {
                date = known
                return entry
            }
            shown = entry
        }
        date = shown ?? now
        return nil
    }

    /// Where nobody sees things move, a timeline that is a motion stands still.
    private func wait(for next: Date?) {
        waiting?.cancel()
        waiting = nil
        guard let next, graph.frames.areShown || Schedule.self != AnimationTimelineSchedule.self else { return }
        let pause = max(next.timeIntervalSinceNow, 0.001)
        if pause <= Frames.pause.inSeconds * 1.1 { return graph.frames.next(for: self) }
        waiting = Task { [weak self] in
            try? await Task.sleep(for: .pause(pause))
            guard !Task.isCancelled, let self, isAlive else { return }
            graph.markDirty(self)
        }
    }

    override func willUnmount() {
        waiting?.cancel()
    }
}
