import { watch } from 'node:fs'

/** Editors write a file in several steps, and tools write many files. */
const quietMs = 50

/**
 * Tells of changes to files below folders, once for a burst of them.
 * @returns what ends it
 */
export function watchFolders(folders: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const note = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, quietMs)
  }
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, note))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
