import Glibc
import Testing

@testable import WebHost

@Suite("What workers say")
struct WorkerVoiceTests {
    /// Fills the pipe as a worker does that never pauses.
    private func fill(_ end: Int32, with byte: UInt8) {
        _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        let line = [UInt8](repeating: byte, count: 1024)
        while write(end, line, line.count) > 0 {}
    }

    @Test("One that writes without pause has one turn, and then others have theirs")
    func oneTurn() throws {
        let (voice, end) = try #require(WorkerVoice.make())
        defer { close(end) }
        fill(end, with: UInt8(ascii: " "))
        #expect(voice.passOn())
        // More waits.
        #expect(voice.passOn())
        #expect(voice.lastWords.count == Limits.lastWords)
    }

    @Test("Of one that has ended the last words are kept, whatever waited before them")
    func lastWords() throws {
        let (voice, end) = try #require(WorkerVoice.make())
        fill(end, with: UInt8(ascii: " "))
        voice.passOn()
        _ = write(end, "the end", 7)
        close(end)
        voice.passOnRest()
        #expect(String(decoding: voice.lastWords.suffix(7), as: UTF8.self) == "the end")
    }
}
