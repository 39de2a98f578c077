import LayoutFiles

/// The root of the repository, from the place of this file.
let repositoryRoot = folderName(of: folderName(of: folderName(of: #filePath)))
