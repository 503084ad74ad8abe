import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @returns the digest of each file below a folder, by its path there */
export function digestsBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}
