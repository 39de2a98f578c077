/// What the content view of the photo article needs and no listing declares.

import Foundation

enum UnsplashPhoto {
  struct Photo: Identifiable {
    let id: String
    let urls: Addresses
    struct Addresses { let small: String }
  }
}

extension UnsplashAPI {
  func randomPhotos() async throws -> [UnsplashPhoto.Photo] { [] }
}
