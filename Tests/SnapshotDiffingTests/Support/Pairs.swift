/// All pairs of lists over the first `count` numbers that use every one of them.
func pairs(of count: Int) -> [(before: [Int], after: [Int])] {
  let lists = arrangements(of: Array(0..<count))
  return lists.flatMap { before in
    lists.filter { Set(before + $0).count == count }.map { (before, $0) }
  }
}

/// Every order of every part of a list.
private func arrangements(of list: [Int]) -> [[Int]] {
  var result: [[Int]] = [[]]
  var newest: [[Int]] = [[]]
  while let length = newest.first?.count, length < list.count {
    newest = newest.flatMap { shorter in
      list.filter { !shorter.contains($0) }.map { shorter + [$0] }
    }
    result += newest
  }
  return result
}
