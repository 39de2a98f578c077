import LayoutCore

/// The providers of a layout's custom groups, by the numbers the description knows them by.
struct CustomProviders {
  private var providers: [NSCollectionLayoutGroupCustomItemProvider] = []

  /// Numbers a provider.
  mutating func add(_ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Int {
    providers.append(provider)
    return providers.count - 1
  }

  /// Asks the providers in a solve, with traits they can look at.
  func asked(with traits: UITraitCollection) -> CustomFrameProvider? {
    guard !providers.isEmpty else { return nil }
    let box = Box(providers: providers, traits: traits)
    return CustomFrameProvider { box.frames($0, $1, $2) }
  }

  /// Holds a user's closures, which know nothing of threads.
  ///
  /// Unchecked because a solve calls them where it was called itself, and never keeps them.
  private final class Box: @unchecked Sendable {
    let providers: [NSCollectionLayoutGroupCustomItemProvider]
    let traits: UITraitCollection

    init(providers: [NSCollectionLayoutGroupCustomItemProvider], traits: UITraitCollection) {
      self.providers = providers
      self.traits = traits
    }

    func frames(_ number: Int, _ size: Size, _ insets: Insets) -> [CustomFrame] {
      guard providers.indices.contains(number) else { return [] }
      let environment = LayoutEnvironment(
        container: LayoutContainer(size: size, insets: insets),
        traitCollection: traits
      )
      return providers[number](environment).map {
        CustomFrame(frame: $0.frame.lowered, zIndex: $0.zIndex)
      }
    }
  }
}
