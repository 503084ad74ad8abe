import { type DestinationStream, type Logger, pino } from 'pino'
import { inBatches } from './log-batches.ts'
import { scrub } from './scrub.ts'
import { traceFields } from './trace.ts'

export type Log = Logger & {
  /**
   * Writes a line of which every field is ours, such as the one of each request or event: it is not searched for
   * secrets, carries no ids by itself, and may wait for others.
   * @param fields their JSON, without the braces
   */
  own(level: 'debug' | 'info' | 'error', fields: string): void
}

/** Where lines go. */
interface Destination extends DestinationStream {
  /** Writes out what has waited. */
  flush?(): void
}

const secrets = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'accessToken', 'refreshToken', 'secret']

/**
 * The log of one program: JSON lines in UTC with a message that never varies. What is written within a request or the
 * effect of an event carries its ids by itself. Tokens, cookies, passwords and addresses are struck out wherever they
 * appear, as a net under the rule not to log them.
 * @param settings.level what is written from, such as `info`
 * @param destination where lines go; standard output by default
 */
export function createLog(settings: { name: string; level: string }, destination: Destination = standardOutput()): Log {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const write = (line: string) => {
    destination.write(scrub(line))
    destination.flush?.()
  }
  const log = pino(
    {
      name: settings.name,
      level: settings.level,
      base: { name: settings.name },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => traceFields(),
      serializers: { err: errorFields },
      redact: { paths, censor: '[redacted]' },
    },
    { write },
  )
  const name = JSON.stringify(settings.name)
  const own: Log['own'] = (level, fields) => {
    if (!log.isLevelEnabled(level)) return
    destination.write(`{"level":"${level}","time":"${new Date().toISOString()}","name":${name},${fields}}\n`)
  }
  return Object.assign(log, { own })
}

let output: Destination | undefined

/** One for all logs of a process, so that their lines keep their order. */
function standardOutput(): Destination {
  output ??= inBatches(pino.destination(1))
  return output
}

/** What a line says of an error. Libraries hang rows, parameters and addresses on their errors: those stay out. */
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause instanceof Error ? { cause: errorFields(error.cause) } : {}
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause }
}
