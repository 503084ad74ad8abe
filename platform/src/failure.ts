/**
 * Something that went wrong while running the platform, told so that a person can act on it:
 * what failed (message), why, what to do, and the last lines of the log that shows it.
 */
export class Failure extends Error {
  readonly why: string
  readonly advice: string
  readonly log: readonly string[]

  constructor(what: string, details: { why: string; advice: string; log?: readonly string[] }) {
    super(what)
    this.name = 'Failure'
    this.why = details.why
    this.advice = details.advice
    this.log = details.log ?? []
  }
}

/** The text of a failure for the terminal; an unexpected error keeps its stack, because nobody has explained it yet. */
export function failureText(error: unknown): string {
  if (!(error instanceof Failure)) return `✗ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  const log = error.log.length > 0 ? ['  Last lines of its log:', ...error.log.map((line) => `    ${line}`)] : []
  return [`✗ ${error.message}`, `  Why: ${error.why}`, `  What to do: ${error.advice}`, ...log].join('\n')
}
