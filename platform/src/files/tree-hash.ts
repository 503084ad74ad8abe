import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const generated = new Set([
  'node_modules',
  'dist',
  'maps',
  '.federation',
  'test-results',
  'playwright-report',
  'coverage',
])

/**
 * The hash of what is written in these files and folders: same sources, same hash, on every machine.
 * What tools generate is left out; a path that does not exist counts as empty.
 *
 * @param root the folder that the paths are relative to
 * @param counts which of the files count; all by default
 */
export async function treeHash(
  root: string,
  paths: readonly string[],
  counts: (file: string) => boolean = () => true,
): Promise<string> {
  const hash = createHash('sha256')
  for (const path of [...paths].sort()) {
    for (const file of (await filesBelow(root, path)).filter(counts)) {
      hash.update(file).update('\0')
      hash.update(await readFile(join(root, file))).update('\0')
    }
  }
  return hash.digest('hex')
}

/** Every written file below a path, relative to the root, in an order that does not depend on the file system. */
async function filesBelow(root: string, path: string): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = await readdir(join(root, path), { withFileTypes: true })
  const nested = await Promise.all(
    entries
      .filter((entry) => !generated.has(entry.name))
      .map(async (entry) => {
        const child = path === '' ? entry.name : `${path}/${entry.name}`
        if (entry.isDirectory()) return filesBelow(root, child)
        return entry.isFile() ? [child] : []
      }),
  )
  return nested.flat().sort()
}
