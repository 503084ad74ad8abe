import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from './folder-files.mjs'

/**
 * Ids of the API calls that a remote makes, read from `callRequest('…')`, `callQuery(build, '…')` and
 * `callMutation(build, '…')` in its sources.
 * @param {string} directory the remote's `src`, absolute
 * @param {(file: string) => boolean} isRead which of its files are read; all by default
 * @returns {Promise<string[]>} sorted, each once
 */
export async function usedCallIds(directory, isRead = () => true) {
  const ids = new Set()
  for (const file of await sourceFiles(directory)) {
    if (!/\.tsx?$/.test(file) || !isRead(file)) continue
    const source = await readFile(path.join(directory, file), 'utf8')
    for (const [, id] of source.matchAll(/\bcalls\['([^']+)'\]/g)) ids.add(id)
    for (const match of source.matchAll(
      /\b(call(?:Request|Query|Mutation))\((?:\s*build,)?\s*(?:'([^']+)'|([^)]*))/g,
    )) {
      if (!match[2]) throw new Error(`${file}: ${match[1]}(${match[3]}): pass the id as a literal, the build reads it`)
      ids.add(match[2])
    }
  }
  return [...ids].sort()
}

const kit = path.join(import.meta.dirname, '../src')

/** Ids of the calls that the kit makes by itself, in whatever remote shows its parts: the shell gives the kit to them. */
export function kitCallIds() {
  // How calls are made, and what stands for the platform in tests, name calls of others.
  return usedCallIds(kit, (file) => !/^(calls|fake-shell)\//.test(file))
}
