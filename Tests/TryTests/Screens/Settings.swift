import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}

enum SettingsRoute: Hashable {
  case account
  case notifications
  case about(version: String)
}

struct SettingsScreen: View {
  @AppStorage("theme") private var theme: AppTheme = .system
  @AppStorage("fontScale") private var fontScale = 1.0
  @AppStorage("notificationsEnabled") private var notificationsEnabled = true
  @SceneStorage("selectedTab") private var selectedTab: String?
  @State private var path = NavigationPath()
  @State private var name = ""
  @State private var password = ""
  @State private var birthday = Date()
  @State private var quantity = 1
  @State private var tint = Color.blue
  @State private var showsConfirmation = false
  @State private var searchText = ""
  @FocusState private var isNameFocused: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
            .focused($isNameFocused)
            .textContentType(.name)
            .submitLabel(.done)
            .onSubmit { isNameFocused = false }
            .autocorrectionDisabled()
            .textInputAutocapitalization(.words)
          SecureField("Password", text: $password)
            .keyboardType(.default)
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
          LabeledContent("Member since", value: "2019")
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(AppTheme.allCases) { theme in
              Text(theme.title).tag(theme)
            }
          }
          .pickerStyle(.segmented)
          Slider(value: $fontScale, in: 0.5...2, step: 0.1) {
            Text("Font scale")
          } minimumValueLabel: {
            Image(systemName: "textformat.size.smaller")
          } maximumValueLabel: {
            Image(systemName: "textformat.size.larger")
          }
          Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
          ColorPicker("Tint", selection: $tint)
          Toggle("Notifications", isOn: $notificationsEnabled)
            .toggleStyle(.switch)
        } header: {
          Text("Appearance")
        } footer: {
          Text("Changes apply at once.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        Section {
          NavigationLink("Account", value: SettingsRoute.account)
          NavigationLink(value: SettingsRoute.about(version: "2.1")) {
            Label("About", systemImage: "info.circle")
          }
          NavigationLink {
            AboutView(version: "1")
          } label: {
            HStack {
              Text("Legacy about")
              Spacer()
              Text("2.1").foregroundStyle(.secondary)
            }
          }
          Link("Website", destination: URL(filePath: "/"))
          Menu("More") {
            Button("Duplicate", action: {})
            Button("Delete", role: .destructive) { showsConfirmation = true }
          }
          DisclosureGroup("Advanced") {
            Toggle("Beta features", isOn: .constant(true))
          }
        }
        .listRowBackground(Color.clear)
        .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: SettingsRoute.self) { route in
        switch route {
        case .account: Text("Account")
        case .notifications: Text("Notifications")
        case .about(let version): AboutView(version: version)
        }
      }
      .searchable(text: $searchText, prompt: "Search settings")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button {
            path.append(SettingsRoute.account)
          } label: {
            Image(systemName: "person.crop.circle")
          }
          EditButton()
        }
      }
      .confirmationDialog(
        "Delete everything?",
        isPresented: $showsConfirmation,
        titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .sensoryFeedback(.success, trigger: quantity)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { name = "" }
    }
  }
}

struct AboutView: View {
  let version: String
  var body: some View {
    List {
      Text("Version \(version)")
      ForEach(0..<3) { index in
        Text("Licence \(index)")
          .swipeActions(edge: .trailing) {
            Button("Pin") {}.tint(.yellow)
          }
          .contextMenu {
            Button("Copy") {}
          }
      }
      .onDelete { _ in }
      .onMove { _, _ in }
    }
    .listStyle(.insetGrouped)
    .scrollContentBackground(.hidden)
    .navigationTitle(Text("About"))
  }
}

#Preview("Settings") {
  SettingsScreen()
}

#Preview("About", traits: .sizeThatFitsLayout) {
  AboutView(version: "1.0")
}
