// Third-party layout files import SwiftUI alone, and use CGRect, URL, trigonometry and @Observable.
@_exported public import Foundation
@_exported public import Observation
