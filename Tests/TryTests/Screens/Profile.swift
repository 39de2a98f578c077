import SwiftUI

struct ProfileHeader: View {
  var name: String
  var bio: String
  var avatar: Image = Image(systemName: "person.circle")

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width > 500
      HStack(alignment: .top, spacing: 16) {
        avatar
          .resizable()
          .aspectRatio(contentMode: .fill)
          .frame(
            width: isWide ? 120 : proxy.size.width / 4,
            height: isWide ? 120 : proxy.size.width / 4
          )
          .clipShape(Circle())
          .overlay(Circle().stroke(Color.white, lineWidth: 2))
        VStack(alignment: .leading, spacing: 4) {
          Text(name).font(.system(.title, design: .rounded, weight: .bold))
          Text(bio).font(.body).lineSpacing(3).fixedSize(horizontal: false, vertical: true)
          HStack {
            stat("Posts", 12); Spacer(); stat("Followers", 340); Spacer(); stat("Following", 7)
          }
          .frame(width: proxy.size.width - 200)
        }
      }
      .padding()
    }
  }

  private func stat(_ title: LocalizedStringKey, _ value: Int) -> some View {
    VStack {
      Text("\(value)").font(.headline).contentTransition(.numericText())
      Text(title).font(.caption)
    }
  }
}

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(Color.accentColor.opacity(configuration.isPressed ? 0.6 : 1))
      .foregroundStyle(.white)
      .clipShape(Capsule())
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { .init() }
}

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

struct CardModifier: ViewModifier {
  @ScaledMetric private var radius = 12
  func body(content: Content) -> some View {
    content
      .padding()
      .background {
        UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
      }
  }
}

struct Login: View {
  enum Field: Hashable { case user, password }
  @FocusState private var focus: Field?
  @State private var user = ""
  @State private var password = ""
  @State private var agreed = false
  var body: some View {
    VStack(spacing: 16) {
      TextField("User", text: $user).focused($focus, equals: .user).textFieldStyle(.roundedBorder)
      SecureField("Password", text: $password).focused($focus, equals: .password)
      Toggle("I agree", isOn: $agreed).toggleStyle(CheckboxToggleStyle())
      TextEditor(text: $user).frame(minHeight: 80)
      Button("Log in") { focus = nil }.buttonStyle(.primary).disabled(user.isEmpty)
      Button("Bordered") {}.buttonStyle(.bordered)
    }
    .modifier(CardModifier())
    .onSubmit { focus = .password }
    .onAppear { focus = .user }
    .frame(idealWidth: 300)
  }
}
