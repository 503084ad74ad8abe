import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../platform.ts'

/** Puts things back after a test; see restoring.ts. */
type Afterwards = (restore: () => unknown) => void

/**
 * Changes a source file as an editor does.
 * @param file below the root
 * @param from what stands in it once
 */
export function saveFile(file: string, from: string, to: string, afterwards: Afterwards): void {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  if (before.split(from).length !== 2) throw new Error(`"${from}" does not stand in ${file} once`)
  afterwards(() => writeFileSync(path, before))
  writeFileSync(path, before.replace(from, to))
}
