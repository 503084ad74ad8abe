import { watch } from 'node:fs'
import { join } from 'node:path'

/** What lies beside the sources of a remote and goes into its build as well. */
const besideSources = ['remote.config.ts', 'package.json']

/**
 * Tells of each change to what a remote is built from. What tools write into its folder is none.
 *
 * @param folder of the remote
 * @param changed gets the file, below the folder
 * @returns what ends it
 */
export function watchSources(folder: string, changed: (file: string) => void): () => void {
  const watchers = [
    watch(join(folder, 'src'), { recursive: true }, (_event, file) => changed(join('src', file ?? ''))),
    watch(folder, (_event, file) => {
      if (file !== null && besideSources.includes(file)) changed(file)
    }),
  ]
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}

/** The same for a build that another tool makes. */
export function watchBuild(dist: string, changed: () => void): () => void {
  const watcher = watch(dist, { recursive: true }, () => changed())
  return () => watcher.close()
}
