import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { firstFilesFile } from './note-first-files.mjs'

const pluginName = 'NoteRemoteFiles'

/** How src/remote.ts names the module of a page, a widget or a language. */
const loads = {
  pages: /path: '([^']+)',\s*load: \(\) => import\('([^']+)'\)/g,
  widgets: /key: '([^']+)',\s*load: \(\) => import\('([^']+)'\)/g,
  texts: /^\s*(\w\w): \(\) => import\('([^']+)'\)/gm,
}

/**
 * Notes which files of a remote come with each of its pages and widgets, and with the texts of a language, so that the gateway can
 * preload what a page needs.
 * Options: `entry`, the remote's src/remote.ts, absolute.
 */
export class NoteRemoteFiles {
  constructor({ entry }) {
    this.entry = entry
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise(pluginName, async (compilation) => {
      const source = await readFile(this.entry, 'utf8')
      const files = filesByRequest(compilation, this.entry)
      const note = (pattern) =>
        Object.fromEntries([...source.matchAll(pattern)].map(([, name, request]) => [name, files.get(request) ?? []]))
      const noted = Object.fromEntries(Object.entries(loads).map(([kind, pattern]) => [kind, note(pattern)]))
      await writeFile(path.join(compiler.outputPath, firstFilesFile), `${JSON.stringify(noted, null, 2)}\n`)
    })
  }
}

/** The files of each lazy import of a module, by how it is written there. */
function filesByRequest(compilation, entry) {
  const files = new Map()
  for (const group of compilation.chunkGroups)
    for (const { module, request } of group.origins)
      if (module?.resource === entry)
        files.set(
          request,
          group.getFiles().filter((file) => file.endsWith('.js')),
        )
  return files
}
