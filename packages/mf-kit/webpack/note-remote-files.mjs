import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { firstFilesFile } from './note-first-files.mjs'

const pluginName = 'NoteRemoteFiles'

/** How src/remote.ts names the module of a page, a widget or a language. */
const loads = {
  pages: loadOf('path'),
  widgets: loadOf('key'),
  texts: /^\s*(\w\w): \(\) => import\('([^']+)'\)/gm,
}

/** Named, the module, and between them the names of its later texts, if it has any. */
function loadOf(name) {
  return new RegExp(
    String.raw`${name}: '(?<name>[^']+)',\s*load: (?:withTexts\((?<later>\w+|\[[^\]]*\]),\s*)?\(\) => import\((?:/\*[^*]*\*/\s*)?'(?<request>[^']+)'\)`,
    'g',
  )
}

/** Where a remote names its later texts (mf-kit, texts/later-texts.ts), beside its entry. */
const laterTextsFile = 'translations/later-texts.ts'

/**
 * Notes which files of a remote come with each of its pages and widgets, and with the texts of a language, and which
 * shares of the shell and later texts go with them, so that the gateway can preload what a page needs.
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
        Object.fromEntries([...source.matchAll(pattern)].map((match) => [match[1], of(groups.get(match.at(-1))) ?? []]))
      const { pages, widgets } = loads
      const noted = {
        ...Object.fromEntries(Object.entries(loads).map(([kind, pattern]) => [kind, note(pattern, scriptsOf)])),
        shares: Object.fromEntries(
          Object.entries({ pages, widgets }).map(([kind, pattern]) => [
            kind,
            note(pattern, (group) => sharesOf(group, this.entry, compilation)),
          ]),
        ),
        later: {
          pages: await laterFiles(compilation, this.entry, source, pages),
          widgets: await laterFiles(compilation, this.entry, source, widgets),
        },
      }
      await writeFile(path.join(compiler.outputPath, firstFilesFile), `${JSON.stringify(noted, null, 2)}\n`)
    })
  }
}

/** Files of later texts, by page or widget and by language. */
async function laterFiles(compilation, entry, source, pattern) {
  const file = path.join(path.dirname(entry), laterTextsFile)
  if (!existsSync(file)) return {}
  const groups = groupsByRequest(compilation, file)
  const named = new Map(
    (await readFile(file, 'utf8')).split(/^export const /m).map((part) => [/^\w+/.exec(part)?.[0], part]),
  )
  const filesOf = (later) => {
    const loaded = later.match(/\w+/g).flatMap((name) => [...(named.get(name) ?? '').matchAll(loads.texts)])
    const languages = [...new Set(loaded.map(([, language]) => language))]
    return Object.fromEntries(
      languages.map((one) => [
        one,
        loaded.flatMap(([, language, request]) => (language === one ? (scriptsOf(groups.get(request)) ?? []) : [])),
      ]),
    )
  }
  return Object.fromEntries(
    [...source.matchAll(pattern)].flatMap(({ groups: { name, later } }) => (later ? [[name, filesOf(later)]] : [])),
  )
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

/** Keys of our shares that a page or widget takes, those of the entry with it. Some chunks are nothing but that. */
function sharesOf(group, entry, { chunkGraph, chunks }) {
  const modulesOf = (chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]
  const isEntry = (module) => (module.modules ?? [module]).some(({ resource }) => resource === entry)
  const ofEntry = [...chunks].filter((chunk) => modulesOf(chunk).some(isEntry))
  const keys =
    group &&
    [...group.chunks, ...ofEntry]
      .flatMap(modulesOf)
      .flatMap(({ type, options }) => (type === 'consume-shared-module' ? [options.shareKey] : []))
  return keys && [...new Set(keys)].filter((key) => key.startsWith('@ensemble/')).sort()
}
