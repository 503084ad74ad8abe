import { chmodSync, mkdirSync } from 'node:fs'

/** Makes a folder that other users of the machine do not get into, and shuts one that is there already. */
export function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o700)
}
