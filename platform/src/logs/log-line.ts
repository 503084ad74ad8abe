import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'

/** A line as the programs of ours write it; what stands in it beyond this is shown as it is. */
const Structured = Type.Object({
  time: Type.String(),
  level: Type.Union([Type.String(), Type.Number()]),
  name: Type.String(),
  msg: Type.Optional(Type.String()),
  requestId: Type.Optional(Type.String()),
  traceId: Type.Optional(Type.String()),
})
const Stack = Type.Array(Type.String())
export type LogLine = Static<typeof Structured> & Record<string, unknown>

/**
 * @param text as a program writes it, or with what a collector puts before it: the name of a container
 * @returns nothing for a line that is not one of our programs' (PostgreSQL, NATS, a last word before the end)
 */
export function parseLine(text: string): LogLine | undefined {
  const start = text.indexOf('{')
  if (start === -1) return undefined
  try {
    const value: unknown = JSON.parse(text.slice(start))
    return Check(Structured, value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Shown in their place at the head of the line, or of no use to a reader. */
const headed = new Set(['time', 'level', 'name', 'msg', 'requestId', 'traceId', 'err', 'stack'])

/** One line for people: time in UTC, program, level, message, the rest by name; an error by its message. */
export function readable(line: LogLine): string {
  const rest = Object.entries(line)
    .filter(([name, value]) => !headed.has(name) && value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
  const parts = [line.time.slice(0, 23).replace('T', ' '), line.name.padEnd(12), String(line.level).padEnd(5), line.msg]
  return plain([...parts, ...rest, errorOf(line)].filter(Boolean).join('  '))
}

/** Places in built files that a load report names; none in any other line. */
export function stackOf({ stack }: LogLine): string[] {
  return Check(Stack, stack) ? stack : []
}

function errorOf({ err }: LogLine): string {
  if (typeof err !== 'object' || err === null || !('message' in err)) return ''
  return `— ${String(err.message)}`
}

/** What a visitor sent may hold commands to the terminal: JSON keeps them asleep in the file, they stay so here. */
export function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
}
