import SwiftUI

@main
struct MyApp: App {
  @StateObject private var session = Session()
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.scenePhase) private var scenePhase

  init() { UserDefaults.standard.register(defaults: ["a": 1]) }

  var body: some Scene {
    WindowGroup("Main", id: "main") {
      RootView()
        .environmentObject(session)
    }
    .commands {
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandMenu("Tools") {
        Button("Run") {}.keyboardShortcut("r", modifiers: [.command, .shift])
      }
    }
    .onChange(of: scenePhase) { _, _ in }

    #if os(macOS)
      Settings { Text("Settings") }
    #endif

    WindowGroup(for: UUID.self) { $id in
      Text(id?.uuidString ?? "none")
    }
    .defaultSize(width: 300, height: 200)
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }
}

extension Color {
  static let surface = Color(UIColor.secondarySystemBackground)
  static let page = Color(uiColor: .systemBackground)
}

@MainActor
final class Session: ObservableObject {
  @Published var isSignedIn = false
  @Published private(set) var name = "Ann"
}

struct RootView: View {
  @EnvironmentObject private var session: Session
  @State private var tab = Tab.home
  @State private var sheet: Sheet?
  @State private var isFull = false
  enum Tab: Hashable { case home, search, profile }
  enum Sheet: Identifiable { case login; var id: Self { self } }

  var body: some View {
    TabView(selection: $tab) {
      HomeView()
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Tab.home)
      Text("Search")
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag(Tab.search)
        .badge(2)
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .sheet(item: $sheet) { _ in
      Text("Log in")
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .interactiveDismissDisabled()
    }
    .fullScreenCover(isPresented: $isFull) { Text("Full") }
    .popover(isPresented: $isFull) { Text("Pop") }
    .alert("Error", isPresented: $isFull, presenting: sheet) { _ in
      Button("OK") {}
    } message: { _ in
      Text("Bad")
    }
    .onOpenURL { _ in }
    .onReceive(NotificationCenter.default.publisher(for: .init("x"))) { _ in }
    .statusBarHidden()
    .preferredColorScheme(.dark)
    .tint(.accentColor)
  }
}

struct HomeView: View {
  @State private var offset: CGFloat = 0
  @GestureState private var drag = CGSize.zero
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 12, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(Array(0..<5).enumerated().map { $0 }, id: \.offset) { index, value in
              Text("Row \(index) \(value)")
                .frame(maxWidth: .infinity, minHeight: 44)
                .id(index)
            }
          } header: {
            Text("Header").frame(maxWidth: .infinity).background(.bar)
          }
        }
      }
      .overlay(alignment: .bottom) {
        Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
          .frame(maxWidth: .infinity).padding().background(.thinMaterial)
      }
    }
    .gesture(
      DragGesture()
        .updating($drag) { value, state, _ in state = value.translation }
        .onEnded { offset += $0.translation.height }
    )
    .highPriorityGesture(TapGesture(count: 2).onEnded {})
    .simultaneousGesture(MagnificationGesture().onChanged { _ in })
  }
}
