import { Failure, failureText } from '../failure.ts'
import { readable } from '../logs/log-line.ts'
import { readLogs, shortestId } from '../logs/read-logs.ts'
import { defaultDataDir } from '../paths.ts'
import { dataPaths } from '../settings.ts'

/** Lines shown when nobody says which. */
const latest = 40

/**
 * `npm run logs -- <request id>`: what every program wrote of one click, in the order of its time. The beginning of the
 * id does, as a screen shows it to a person; a trace id does as well. Without one: the latest warnings and errors.
 */
export async function main([id]: string[]): Promise<number> {
  try {
    const logsDir = dataPaths(process.env['ENSEMBLE_DATA'] ?? defaultDataDir).logs
    if (id !== undefined && !new RegExp(`^[\\w-]{${String(shortestId)},64}$`).test(id)) {
      throw new Failure('This is not the id of a request', {
        why: `an id has at least ${String(shortestId)} letters, digits and hyphens.`,
        advice: 'take the reference that the screen shows, or x-request-id of the answer.',
      })
    }
    const lines = readLogs(logsDir, id === undefined ? { worst: true } : { id })
    const shown = id === undefined ? lines.slice(-latest) : lines
    for (const line of shown) console.log(readable(line))
    if (shown.length === 0)
      console.log(id === undefined ? 'No warnings, no errors.' : `Nothing about ${id} in ${logsDir}.`)
    return 0
  } catch (error) {
    console.error(`\n${failureText(error)}\n`)
    return 1
  }
}
