import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pieceKeys } from './shared.mjs'

const pluginName = 'NoteFirstFiles'

/** The file beside the shell's page that says which pieces go with what; the gateway preloads by it. */
export const firstFilesFile = 'first-files.json'

/**
 * Notes which files come with each named piece of the shell (a page, the texts of a language, a share), beyond those that
 * every page loads. Found out by the browser alone, they would be asked for one after the other.
 */
export class NoteFirstFiles {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise(pluginName, async (compilation) => {
      const always = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()))
      const added = (group) => group.getFiles().filter((file) => file.endsWith('.js') && !always.has(file))
      const named = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name))
      const pieces = Object.fromEntries(
        named.map(([name, group]) => [markOf(name), added(group).map((file) => `/${file}`)]).sort(),
      )
      await writeFile(path.join(compiler.outputPath, firstFilesFile), `${JSON.stringify(pieces, null, 2)}\n`)
    })
  }
}

/** A share's piece is noted by its key, which says what is in it (shared.mjs). */
function markOf(name) {
  const [, key] = Object.entries(pieceKeys).find(([piece]) => name === chunkOf(piece)) ?? []
  return key ? chunkOf(key) : name
}

/** Name of the chunk of a share (shell/src/remotes/federation.ts). */
function chunkOf(key) {
  return `share-${key.replace('@ensemble/', '').replaceAll('/', '-')}`
}
