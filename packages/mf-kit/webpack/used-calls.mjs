import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from './folder-files.mjs'

/**
 * Ids of the API calls that a remote makes, read from `callRequest('…')`, `callQuery(build, '…')` and
 * `callMutation(build, '…')` in its sources.
 * @param {string} directory the remote's `src`, absolute
 * @returns {Promise<string[]>} sorted, each once
 */
export async function usedCallIds(directory) {
  const ids = new Set()
  for (const file of await sourceFiles(directory)) {
    if (!/\.tsx?$/.test(file)) continue
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
