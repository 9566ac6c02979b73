extension Int {
    /// The whole number nearest to zero, or the largest or smallest there is; 0 for what is not a number.
    init(clamping value: Double) {
        if value.isNaN {
            self = 0
        } else {
            self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        }
    }

    /// The product, or the largest or smallest number there is.
    func clampedProduct(_ factor: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: factor)
        return overflow ? (self < 0) == (factor < 0) ? .max : .min : product
    }

    /// The sum, or the largest or smallest number there is.
    func clampedSum(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? other < 0 ? .min : .max : sum
    }
}
