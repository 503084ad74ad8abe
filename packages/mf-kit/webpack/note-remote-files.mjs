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
 * Notes which files of a remote come with each of its pages and widgets, and with the texts of a language, and which
 * shares of the shell go with them, so that the gateway can preload what a page needs.
 * Options: `entry`, the remote's src/remote.ts, absolute.
 */
export class NoteRemoteFiles {
  constructor({ entry }) {
    this.entry = entry
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise(pluginName, async (compilation) => {
      const source = await readFile(this.entry, 'utf8')
      const groups = groupsByRequest(compilation, this.entry)
      const note = (pattern, of) =>
        Object.fromEntries(
          [...source.matchAll(pattern)].map(([, name, request]) => [name, of(groups.get(request)) ?? []]),
        )
      const { pages, widgets } = loads
      const noted = {
        ...Object.fromEntries(Object.entries(loads).map(([kind, pattern]) => [kind, note(pattern, scriptsOf)])),
        shares: Object.fromEntries(
          Object.entries({ pages, widgets }).map(([kind, pattern]) => [
            kind,
            note(pattern, (group) => sharesOf(group, compilation)),
          ]),
        ),
      }
      await writeFile(path.join(compiler.outputPath, firstFilesFile), `${JSON.stringify(noted, null, 2)}\n`)
    })
  }
}

/** The chunks of each lazy import of a module, by how it is written there. */
function groupsByRequest(compilation, entry) {
  const origins = compilation.chunkGroups.flatMap((group) => group.origins.map((origin) => ({ ...origin, group })))
  return new Map(
    origins.flatMap(({ module, request, group }) => (module?.resource === entry ? [[request, group]] : [])),
  )
}

function scriptsOf(group) {
  return group?.getFiles().filter((file) => file.endsWith('.js'))
}

/** Keys of our shares that these chunks take. Some chunks are nothing but that, and have no file. */
function sharesOf(group, { chunkGraph }) {
  const keys = group?.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap(({ type, options }) => (type === 'consume-shared-module' ? [options.shareKey] : []))
  return keys && [...new Set(keys)].filter((key) => key.startsWith('@ensemble/')).sort()
}
