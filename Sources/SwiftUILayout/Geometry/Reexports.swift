// Third-party layout files import SwiftUI alone and use CGRect, CGFloat, URL and trigonometry.
@_exported public import Foundation
