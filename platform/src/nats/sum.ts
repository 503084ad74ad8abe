import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** @throws when the file's SHA-256 (hexadecimal) is another than expected */
export function assertSum(file: string, expected: string): void {
  const found = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (found !== expected) throw new Error(`${basename(file)} has the wrong checksum (${found})`)
}
