import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Values in text")
struct TextValueTests {
    private func words(_ locale: String = "en_US", @ViewBuilder of view: @escaping @MainActor () -> some View) -> String
    {
        TestApp { view().environment(\.locale, Locale(identifier: locale)) }.outline
            .replacing("application\n  text ", with: "")
    }

    @Test("A format is in the language of the place, unless it names one")
    func formats() {
        #expect(words("de_DE") { Text(1234.5, format: .number) } == "\"1.234,5\"")
        #expect(words("de_DE") { Text(1234.5, format: .number.locale(Locale(identifier: "en_US"))) } == "\"1,234.5\"")
        #expect(words("de_DE") { Text("\(1234)") } == "\"1.234\"")
        #expect(words("de_DE") { Text(1.5, format: .number.attributed) } == "\"1,5\"")
        #expect(words { Text(1.5, format: .number.locale(Locale(identifier: "de_DE")).attributed) } == "\"1,5\"")
    }

    @Test("The time between two moments is said in its largest two units, or shown as a clock")
    func spans() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let span = TimeSpan(from: now, to: now + 2 * 3600 + 23 * 60 + 5)
        let english = Locale(identifier: "en_US")
        #expect(span.words(units: 2, in: english) == "2 hours, 23 minutes")
        #expect(span.words(units: 1, in: english) == "2 hours")
        #expect(span.clock(showsHours: true) == "2:23:05")
        #expect(span.clock(showsHours: false) == "143:05")
        #expect(TimeSpan(from: now, to: now - 152).clock(showsHours: true) == "2:32")
        #expect(!TimeSpan(from: now, to: now - 152).isAhead)
    }

    @Test("A timer stands still before its time, after it, and where it has been stopped")
    func timers() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let past = start...(start + 100)
        #expect(words { Text(timerInterval: past) } == "\"0:00\"")
        #expect(words { Text(timerInterval: past, countsDown: false) } == "\"1:40\"")
        #expect(words { Text(timerInterval: past, pauseTime: start + 40) } == "\"1:00\"")
    }

    @Test("Large and small letters are those of the language")
    func cases() {
        #expect(words("tr_TR") { Text("iki").textCase(.uppercase) } == "\"İKİ\"")
        #expect(words { Text("iki").textCase(.uppercase) } == "\"IKI\"")
    }
}
