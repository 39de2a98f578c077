/// A name as part of a file's name, without what a path could be led astray by.
///
/// Letters, digits, hyphens and underscores stay; whatever else becomes an underscore.
package func fileName(of name: String) -> String {
  String(name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "_" })
}
