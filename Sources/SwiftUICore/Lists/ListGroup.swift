/// What a list makes one section of: the rows of a `Section`, or those that stand in the list itself between two.
struct ListGroup {
    /// Which of the list's sections it is, as long as it is there.
    enum Place: Hashable {
        /// A part of a section, by how many parts there are before it: another section may stand in between.
        case section(ObjectIdentifier, Int)
        /// Rows without a section, by how many such groups there are before them.
        case bare(Int)
    }

    let place: Place
    let section: ListSection?
    private(set) var header: [ListRow] = []
    private(set) var rows: [ListRow] = []
    private(set) var footer: [ListRow] = []

    /// Puts rows that follow one another in one section together.
    @MainActor
    static func groups(of rows: [ListRow]) -> [ListGroup] {
        var groups: [ListGroup] = []
        var counts: [ObjectIdentifier?: Int] = [:]
        for row in rows {
            if groups.isEmpty || groups[groups.count - 1].section !== row.section {
                let section = row.section.map(ObjectIdentifier.init)
                let number = counts[section, default: 0]
                counts[section] = number + 1
                let place = section.map { Place.section($0, number) } ?? .bare(number)
                groups.append(ListGroup(place: place, section: row.section))
            }
            groups[groups.count - 1].append(row)
        }
        return groups
    }

    @MainActor
    private mutating func append(_ row: ListRow) {
        switch row.part {
        case .header: header.append(row)
        case .row, .gap: rows.append(row)
        case .footer: footer.append(row)
        }
    }

    private init(place: Place, section: ListSection?) {
        self.place = place
        self.section = section
    }
}
