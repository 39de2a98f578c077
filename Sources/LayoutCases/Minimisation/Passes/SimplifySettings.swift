extension Pass {
  /// Puts special settings back to the ordinary ones, one at a time, until none can be.
  package static var simplifySettings: Pass {
    Pass("simplify-settings") { search in
      var changed = true
      while changed {
        changed = false
        for candidate in search.best.simplerSettings where search.attempt(candidate) {
          changed = true
          break
        }
      }
    }
  }
}
