import { renameSync, statSync } from 'node:fs'

const logLimit = 5_000_000

/** Keeps a log readable: one earlier file, and a new one above the limit (bytes). */
export function rotateLog(file: string): void {
  try {
    if (statSync(file).size > logLimit) renameSync(file, `${file}.1`)
  } catch {
    // No log yet.
  }
}
