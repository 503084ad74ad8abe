import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The last lines of a file, each cut to a readable length; empty when there is no such file. */
export function logTail(file: string, lines = 15, from = 0): string[] {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return []
  }
  try {
    const { size } = fstatSync(descriptor)
    const start = Math.max(from, size - 32_768, 0)
    const buffer = Buffer.alloc(Math.max(size - start, 0))
    readSync(descriptor, buffer, 0, buffer.length, start)
    return buffer
      .toString('utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-lines)
      .map((line) => (line.length > 400 ? `${line.slice(0, 400)}…` : line))
  } finally {
    closeSync(descriptor)
  }
}
