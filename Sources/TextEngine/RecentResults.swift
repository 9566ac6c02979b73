/// Remembers the results of a function, and never more than twice `limit` of them: the newest, and those asked for lately.
///
/// A result is kept by all that it depends on, so it can be forgotten but not be wrong.
struct RecentResults<Question: Hashable, Answer> {
    let limit: Int
    private var new: [Question: Answer] = [:]
    private var old: [Question: Answer] = [:]

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { new.count + old.count }

    mutating func answer(to question: Question, _ find: () -> Answer) -> Answer {
        if let known = new[question] { return known }
        let answer = old.removeValue(forKey: question) ?? find()
        if new.count >= limit {
            old = new
            new = [:]
        }
        new[question] = answer
        return answer
    }
}
