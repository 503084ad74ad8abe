import { closeSync, fstatSync, openSync, renameSync, statSync } from 'node:fs'

const logLimit = 5_000_000

/** Opens a program's log for what it will print. @returns the descriptor, and where its words begin */
export function openLog(file: string): { log: number; from: number; close: () => void } {
  const log = openSync(file, 'a')
  return { log, from: fstatSync(log).size, close: () => closeSync(log) }
}

/** Keeps a log readable: one earlier file, and a new one above the limit (bytes). */
export function rotateLog(file: string): void {
  try {
    if (statSync(file).size > logLimit) renameSync(file, `${file}.1`)
  } catch {
    // No log yet.
  }
}
