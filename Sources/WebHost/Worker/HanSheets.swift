import SceneCore

/// Which style sheets a page needs for its Chinese, Japanese and Korean text.
@MainActor
struct HanSheets {
    private let faces: HanFaces
    /// The names that were found, nil for none: an app shows such text again and again.
    private var known: [HanUse: String?] = [:]

    init(_ faces: HanFaces) {
        self.faces = faces
    }

    /// Their names, in an order that is always the same.
    mutating func names(for uses: Set<HanUse>, on device: Device) -> [String] {
        guard !uses.isEmpty else { return [] }
        let names = uses.map { HanUse(form: $0.form ?? device.hanForm, isSerif: $0.isSerif) }.compactMap {
            name(for: $0)
        }
        // Letters without serifs stand in where those with serifs have no glyph.
        return Set(names).sorted()
    }

    private mutating func name(for use: HanUse) -> String? {
        if let name = known[use] { return name }
        let name = use.form.flatMap { faces.sheet($0, use.isSerif) }
        known[use] = .some(name)
        return name
    }
}
