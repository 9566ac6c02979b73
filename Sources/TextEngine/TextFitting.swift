import Foundation
import SceneCore

/// Makes text that does not fit narrower and then smaller, as far as it may be, before anything of it is cut off.
struct TextFitting {
    /// The most that characters are drawn together, in parts of the font's size (Apple, `NSParagraphStyle`,
    /// `tighteningFactorForTruncation`: 0.05 unless an app says otherwise).
    private static let mostTightening: CGFloat = 0.05
    /// How finely sizes are tried: a fifth of a point in text of 20.
    private static let steps = 100

    private let setting: TextSetting

    init(_ setting: TextSetting) {
        self.setting = setting
    }

    func fitted(_ measure: (TextSetting) -> MeasuredText) -> MeasuredText {
        guard setting.width != nil, setting.tightens || setting.smallestScale < 1, !fits(setting, measure) else {
            return measure(setting)
        }
        if setting.tightens, let tightened = tightened(measure) { return tightened }
        return scaled(measure)
    }

    private func tightened(_ measure: (TextSetting) -> MeasuredText) -> MeasuredText? {
        let tightening = -Self.mostTightening * setting.text.font.size
        var tight = setting
        tight.text = setting.text.spaced(by: tightening)
        guard fits(tight, measure) else { return nil }
        var result = measure(tight)
        result.tightening = tightening
        if setting.text.parts.isEmpty {
            for index in result.lines.indices { result.lines[index].runs = [] }
        }
        return result
    }

    /// The largest scale at which all of the text fits; the smallest allowed if none does.
    private func scaled(_ measure: (TextSetting) -> MeasuredText) -> MeasuredText {
        let smallest = min(max(setting.smallestScale, 0.01), 1)
        var (fitting, tooLarge) = (0, Self.steps)
        func scale(_ step: Int) -> CGFloat { smallest + (1 - smallest) * CGFloat(step) / CGFloat(Self.steps) }
        while fitting + 1 < tooLarge {
            let middle = (fitting + tooLarge) / 2
            if fits(setting.scaled(by: scale(middle)), measure) { fitting = middle } else { tooLarge = middle }
        }
        var result = measure(setting.scaled(by: scale(fitting)))
        result.scale = scale(fitting)
        return result
    }

    /// Whether nothing would be cut off.
    private func fits(_ setting: TextSetting, _ measure: (TextSetting) -> MeasuredText) -> Bool {
        var whole = setting
        whole.lineLimit = nil
        let lines = measure(whole).lines
        guard lines.count <= setting.lineLimit ?? .max else { return false }
        // A word that is broken does not fit either, as long as the text could be smaller.
        return setting.lineLimit != nil || lines.allSatisfy { $0.width <= setting.width ?? .infinity }
    }
}

extension TextSetting {
    fileprivate func scaled(by factor: CGFloat) -> TextSetting {
        var setting = self
        setting.text = text.scaled(by: factor)
        return setting
    }
}

extension StyledText {
    /// With more or less room after each character.
    fileprivate func spaced(by spacing: CGFloat) -> StyledText {
        var text = self
        if parts.isEmpty {
            text.parts = [TextPart(length: string.utf8.count, look: 0, font: font)]
        }
        for index in text.parts.indices { text.parts[index].spacing += spacing }
        return text
    }
}
