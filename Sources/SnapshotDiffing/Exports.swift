// A file written for the imitated framework gets Foundation through it.
@_exported public import Foundation
