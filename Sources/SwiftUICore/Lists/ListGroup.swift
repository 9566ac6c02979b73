/// What a list makes one section of: the rows of a `Section`, or those that stand in the list itself between two.
struct ListGroup {
    /// Which of the list's sections it is, as long as it is there.
    enum Place: Hashable {
        case section(ObjectIdentifier)
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
        var bare = 0
        for row in rows {
            if groups.isEmpty || groups[groups.count - 1].section !== row.section {
                groups.append(
                    ListGroup(
                        place: row.section.map { .section(ObjectIdentifier($0)) } ?? .bare(bare), section: row.section))
                if row.section == nil { bare += 1 }
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
