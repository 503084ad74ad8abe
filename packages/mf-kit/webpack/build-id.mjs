import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sourceFiles } from './folder-files.mjs'
import { rootDirectory, sharedRanges } from './shared.mjs'

/**
 * Names a build by what goes into it: the remote's sources, the contracts and the parts of the kit that are compiled
 * into it, and the ranges it asks of the shell. Same sources, same name, on every machine.
 * @param {string} directory the remote's folder, absolute
 * @returns {Promise<string>} 10 hexadecimal digits
 */
export async function buildIdOf(directory) {
  const hash = createHash('sha256').update(JSON.stringify(sharedRanges))
  // The pinned versions of the tools that make the files.
  hash.update(await readFile(path.join(rootDirectory, 'packages/mf-kit/package.json')))
  const compiledIn = [
    'packages/contracts/src',
    'packages/mf-kit/src/calls',
    'packages/mf-kit/src/table',
    'packages/mf-kit/src/held',
    'packages/mf-kit/src/pieces',
    'packages/mf-kit/webpack',
    'packages/ui/src/pieces',
  ]
  for (const folder of [directory, ...compiledIn.map((name) => path.join(rootDirectory, name))]) {
    for (const file of await sourceFiles(folder)) {
      hash.update(`\0${file}\0`).update(await readFile(path.join(folder, file)))
    }
  }
  return hash.digest('hex').slice(0, 10)
}
