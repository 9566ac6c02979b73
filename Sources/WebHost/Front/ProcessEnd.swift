import CProcess
import Glibc

/// How a process ended, in words.
struct ProcessEnd: CustomStringConvertible {
    /// As `waitpid` gave it.
    let status: Int32

    /// False if the process ended as it should.
    var isFault: Bool { status != 0 }

    var description: String {
        let signal = process_end_signal(status)
        switch signal {
        case 0: return "it ended itself with status \(process_end_code(status))"
        case SIGALRM: return "one turn took more than \(Limits.turnSeconds) seconds"
        case SIGILL, SIGTRAP: return "it trapped (signal \(signal), \(systemName(signal)))"
        default: return "signal \(signal), \(systemName(signal))"
        }
    }

    private func systemName(_ signal: Int32) -> String {
        String(cString: strsignal(signal))
    }
}
