// A file written for the imitated framework gets Foundation and the data side through this one.
@_exported public import Foundation
@_exported public import SnapshotDiffing
