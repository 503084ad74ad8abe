import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The text of a secret file; made once, readable by its owner alone, and the same at every later start. */
export function secretFile(file: string, make: () => string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    // "wx": of two processes that start at once, one makes the secret and the other reads it.
    writeFileSync(file, make(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}

/** 256 random bits, safe in an address and in a header. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}
