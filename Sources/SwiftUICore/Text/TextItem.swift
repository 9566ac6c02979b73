import Foundation
import SceneCore

/// Text in the layout.
final class TextItem: LayoutItem {
    private(set) var content = ShownText("", font: FontDescriptor(size: 0), filling: .color(SceneColor(0, 0, 0)))
    /// One for each picture in the text, in order.
    private var pictures: [LayoutItem] = []
    /// Those of them that no line limit has cut off.
    private var standingPictures: [LayoutItem] = []
    /// One for each stretch of a link on a line, in order.
    private var links: [TextLinkItem] = []
    /// Opens what a link in the text leads to; nil in a text without links.
    var openURL: OpenURLAction?
    /// How other words are seen to come.
    var contentChange = ContentChangeMemory()
    /// What the text is to a person: titles are headings.
    var role: Role = .text

    var string: String { content.label }

    func show(
        _ string: String, font: FontDescriptor, color: SceneColor, lineLimit: Int? = nil,
        alignment: LineAlignment = .leading
    ) {
        var new = ShownText(string, font: font, filling: .color(color))
        new.lineLimit = lineLimit
        new.alignment = alignment
        show(new)
    }

    func show(_ new: ShownText) {
        let old = content
        guard new != old else { return }
        content = new
        if new.fills(asMuchAs: old) {
            sceneDidChange()
        } else if new.text.font == old.text.font {
            sizeMayHaveChanged()
        } else {
            layoutDidChange()
        }
    }

    func setPictures(_ new: [LayoutItem]) {
        pictures = new
        standingPictures = new
        adopt(new)
    }

    override var subitems: [LayoutItem] { standingPictures + links }

    // MARK: Measuring

    private func measured(for proposal: ProposedViewSize) -> MeasuredText {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        var setting = content.setting(width: width, lineLimit: limit(proposal))
        for (picture, look) in zip(pictures, content.pictureLooks) {
            setting.text.parts[look].picture = room(of: picture)
        }
        return window.services.text.measure(setting)
    }

    /// A picture stands on the line as it would in a row beside text.
    private func room(of picture: LayoutItem) -> TextPicture {
        let size = picture.sizeThatFits(.unspecified)
        let baseline =
            picture.askForGuide(VerticalAlignment.firstTextBaseline.key, in: size, proposal: .unspecified)
            ?? size.height
        return TextPicture(width: size.width, ascent: baseline, descent: size.height - baseline)
    }

    /// Text never reaches below the height that it is offered, but always shows one line.
    private func limit(_ proposal: ProposedViewSize) -> Int? {
        guard let height = proposal.height, height.isFinite else { return content.lineLimit }
        var fitting = max(1, window.services.text.lineCount(fitting: height, font: content.text.font))
        while fitting > 1, content.lineSpacing > 0, self.height(ofLines: fitting) > height { fitting -= 1 }
        return min(content.lineLimit ?? fitting, fitting)
    }

    private func height(ofLines count: Int) -> CGFloat {
        window.services.text.height(ofLines: count, font: content.text.font) + CGFloat(count - 1) * content.lineSpacing
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = measured(for: proposal).size
        guard content.reservedLines > 1 else { return size }
        size.height = max(size.height, height(ofLines: content.reservedLines))
        return size
    }

    override func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        switch guide {
        case VerticalAlignment.firstTextBaseline.key: measured(for: proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: measured(for: proposal).lastBaseline
        default: nil
        }
    }

    override var edges: EdgePreferences {
        let font = content.text.font
        return .text(window.services.text.spacing(around: font) ?? LayoutMetrics.textSpacing(size: font.size))
    }

    // MARK: Pictures and links

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard !pictures.isEmpty || !content.links.isEmpty || !links.isEmpty else { return }
        let measured = measured(for: proposal)
        placePictures(measured)
        placeLinks(measured)
    }

    private func placePictures(_ measured: MeasuredText) {
        // Where the baseline is in a line is the same in all of them.
        let baseline = measured.firstBaseline - (measured.lines.first?.y ?? 0)
        var places: [Int: CGPoint] = [:]
        for line in measured.lines {
            for run in line.runs { places[run.look] = CGPoint(x: line.x + run.x, y: line.y + baseline) }
        }
        let standing = zip(pictures, content.pictureLooks).compactMap { picture, look in
            places[look].map { (picture: picture, look: look, place: $0) }
        }
        if standing.count != standingPictures.count { sceneDidChange() }
        standingPictures = standing.map(\.picture)
        for (picture, look, place) in standing {
            let above = content.looks[look].baselineOffset + room(of: picture).ascent
            picture.place(at: CGPoint(x: place.x, y: place.y - above), proposal: .unspecified)
        }
    }

    private func placeLinks(_ measured: MeasuredText) {
        let stretches = content.links.flatMap { link in
            measured.lines.flatMap { line in
                line.runs.filter { link.looks.contains($0.look) && $0.width > 0 }.map { run in
                    LinkStretch(
                        link: link,
                        frame: CGRect(x: line.x + run.x, y: line.y, width: run.width, height: line.height))
                }
            }
        }
        showLinks(stretches)
        for (item, stretch) in zip(links, stretches) {
            item.place(at: stretch.frame.origin, proposal: ProposedViewSize(stretch.frame.size))
        }
    }

    private struct LinkStretch {
        let link: TextLink
        let frame: CGRect
    }

    /// The first stretch of a link speaks for all of it.
    private func showLinks(_ stretches: [LinkStretch]) {
        if links.count != stretches.count {
            links = (0..<stretches.count).map { links.indices.contains($0) ? links[$0] : TextLinkItem(window: window) }
            for link in links where link.container !== self { link.container = self }
            sceneDidChange()
        }
        var last: TextLink?
        for (item, stretch) in zip(links, stretches) {
            item.show(stretch.link, isFirst: stretch.link != last) { [weak self] in self?.openURL?(stretch.link.url) }
            last = stretch.link
        }
    }

    // MARK: Showing

    override func paint() -> Paint? {
        let measured = measured(for: proposal)
        var result = Paint()
        var block = TextBlock(
            font: content.text.font.scaled(by: measured.scale), color: content.filling.lineColor, lines: measured.lines)
        block.decoration = content.decoration
        block.partLooks = content.looks.map { $0.fitted(by: measured) }
        if content.looks.isEmpty, let part = content.text.parts.first { block.spacing = part.spacing * measured.scale }
        block.spacing += measured.tightening
        block.isSelectable = content.isSelectable
        result.content = .text(block)
        // The letters are what is painted in several colours, not the box around them.
        if case .gradient(let gradient) = content.filling.plain { result.style.gradient = gradient }
        content.filling.addEffects(to: &result.style)
        result.style.contentChange = contentChange.change
        result.meaning = Meaning(role: role, label: content.label)
        return result
    }

    override var spokenText: String { content.label }

    override var firstTextOffset: CGFloat? { 0 }
}

extension TextLook {
    /// The look of a text that has become smaller or narrower to fit.
    fileprivate func fitted(by measured: MeasuredText) -> TextLook {
        var look = self
        look.font = font.scaled(by: measured.scale)
        look.spacing = spacing * measured.scale + measured.tightening
        look.baselineOffset *= measured.scale
        return look
    }
}
