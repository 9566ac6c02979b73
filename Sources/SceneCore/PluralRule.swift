/// Which kind of number a number is in a language (Unicode CLDR 46, plural rules for cardinal numbers).
package struct PluralRule: Sendable {
    private let language: String

    /// - Parameter language: As BCP 47 spells it.
    package init(language: String) {
        self.language = String(language.prefix { $0 != "-" && $0 != "_" })
    }

    /// - Parameter number: A number that is written without decimals if it is whole.
    package func category(of number: Double) -> PluralCategory {
        guard number == number.rounded(), abs(number) < 1e15 else { return fraction(number) }
        return whole(Int(abs(number)))
    }

    private func fraction(_ number: Double) -> PluralCategory {
        switch language {
        case "fr", "pt", "hy": abs(number) < 2 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "am", "zu", "as": abs(number) <= 1 ? .one : .other
        case "cs", "sk", "lt": .many
        default: .other
        }
    }

    private func whole(_ n: Int) -> PluralCategory {
        let (tens, hundreds) = (n % 10, n % 100)
        switch language {
        case "ja", "ko", "zh", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "jv": return .other
        case "fr", "pt", "hi", "bn", "fa", "gu", "kn", "am", "zu", "as", "hy": return n <= 1 ? .one : .other
        case "ru", "uk", "be": return slavic(tens, hundreds, rest: .many)
        case "hr", "sr", "bs", "sh": return slavic(tens, hundreds, rest: .other)
        case "pl":
            if n == 1 { return .one }
            return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
        case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "sl": return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
        case "ro", "mo": return n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
        case "lt":
            if (11...19).contains(hundreds) || tens == 0 { return .other }
            return tens == 1 ? .one : .few
        case "lv":
            if tens == 0 || (11...19).contains(hundreds) { return .zero }
            return tens == 1 ? .one : .other
        case "ar":
            if n <= 2 { return [.zero, .one, .two][n] }
            return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
        case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
        case "ga":
            return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case "cy": return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
        case "is", "mk": return tens == 1 && hundreds != 11 ? .one : .other
        default: return n == 1 ? .one : .other
        }
    }

    private func slavic(_ tens: Int, _ hundreds: Int, rest: PluralCategory) -> PluralCategory {
        if tens == 1, hundreds != 11 { return .one }
        return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : rest
    }
}
