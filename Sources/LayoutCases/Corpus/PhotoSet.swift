package import LayoutCore

/// One real photo, known by its size alone.
package struct Photo: Sendable, Hashable {
  /// What its source calls it.
  package var id: String
  /// Pixels across, from 1 to ``largestLength``.
  package var width: Int
  /// Pixels down, from 1 to ``largestLength``.
  package var height: Int

  /// Describes a photo.
  package init(id: String, width: Int, height: Int) {
    self.id = id
    self.width = width
    self.height = height
  }

  /// No photo is longer than this; a longer one is a mistake in the data.
  package static let largestLength = 1_000_000

  /// The size in pixels, taken as points.
  package var size: Size { Size(width: Double(width), height: Double(height)) }
}

/// Photos of one source, as a corpus file holds them.
///
/// The file is JSON, one photo a line, so that a changed photo is a changed line:
///
///     {"plumb":1,"kind":"photos","source":"where they come from","photos":[
///     {"id":"abc","width":4000,"height":3000},
///     {"id":"def","width":3000,"height":4000}
///     ]}
///
/// `plumb` is the version of the form, and the first member. Whoever reads it takes the members in
/// any order and with any white space, and refuses others.
package struct PhotoSet: Sendable, Hashable {
  /// Where the photos come from, one line.
  package var source: String
  /// The photos, in their source's order; no two have the same id.
  package var photos: [Photo]

  /// Makes a set.
  package init(source: String, photos: [Photo]) {
    self.source = source
    self.photos = photos
  }

  /// The version of the file's form.
  package static let version = 1

  /// The sizes in pixels, taken as points.
  package var sizes: [Size] { photos.map(\.size) }

  /// The bytes of the corpus file.
  ///
  /// - Complexity: O(n).
  package var fileBytes: [UInt8] {
    var text = "{\"plumb\":\(Self.version),\"kind\":\"photos\",\"source\":"
    text += "\(jsonString(source)),\"photos\":[\n"
    for (index, photo) in photos.enumerated() {
      text += "{\"id\":\(jsonString(photo.id)),\"width\":\(photo.width),\"height\":\(photo.height)}"
      text += index + 1 < photos.count ? ",\n" : "\n"
    }
    return Array((text + "]}\n").utf8)
  }
}

/// The text as a JSON string, quotes included.
package func jsonString(_ text: String) -> String {
  var json = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": json += "\\\(Character(scalar))"
    case "\n": json += "\\n"
    case "\r": json += "\\r"
    case "\t": json += "\\t"
    case "\u{0}"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: json.unicodeScalars.append(scalar)
    }
  }
  return json + "\""
}
