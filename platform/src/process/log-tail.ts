import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'

/** The last lines of a file, made readable, repeated ones once; empty when there is no such file. */
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
      .map(readable)
      .filter((line, index, all) => line !== all[index - 1])
      .slice(-lines)
  } finally {
    closeSync(descriptor)
  }
}

/** A line for people: of a structured log its message and error; of everything else a readable length. */
function readable(line: string): string {
  const entry = structured(line)
  const text = entry ? [entry.msg, entry.err?.stack ?? entry.err?.message].filter(Boolean).join(' — ') : line
  const flat = text.replaceAll(/\n\s*/g, ' ')
  return flat.length > 400 ? `${flat.slice(0, 400)}…` : flat
}

const LogEntry = Type.Object({
  msg: Type.Optional(Type.String()),
  err: Type.Optional(Type.Object({ message: Type.Optional(Type.String()), stack: Type.Optional(Type.String()) })),
})

function structured(line: string): Static<typeof LogEntry> | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const content: unknown = JSON.parse(line)
    return Check(LogEntry, content) && (content.msg ?? content.err) !== undefined ? content : undefined
  } catch {
    return undefined
  }
}
