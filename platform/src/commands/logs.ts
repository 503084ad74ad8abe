import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { registryClient } from '../delivery/registry-client.ts'
import { deliveryTarget } from '../delivery/target.ts'
import { Failure, failureText } from '../failure.ts'
import { accountTrail, readableTrail } from '../logs/account-trail.ts'
import { plain, readable, stackOf } from '../logs/log-line.ts'
import { readLogs, shortestId, wantedLines, type Wanted } from '../logs/read-logs.ts'
import { resolveStack } from '../logs/resolve-stack.ts'
import { sourceMaps, type MapPlaces } from '../logs/source-maps.ts'
import { defaultDataDir, root } from '../paths.ts'
import { dataPaths } from '../settings.ts'

/** Lines shown when nobody says which. */
const latest = 40

/**
 * `npm run logs -- [-] <request id>`: what every program wrote of one click, in the order of its time. The beginning of
 * the id does, as a screen shows it to a person; a trace id does as well. Without one: the latest warnings and errors.
 * `-` reads what comes in, such as the logs of containers. The stack of a load report is shown in the sources.
 *
 * `npm run logs -- --account <id> [--since <instant>]`: what one account did, and whose data it saw.
 */
export async function main(args: string[]): Promise<number> {
  try {
    const dataDir = process.env['ENSEMBLE_DATA'] ?? defaultDataDir
    const { values, positionals } = words(args)
    const [id] = positionals.filter((word) => word !== '-')
    const logs = positionals.includes('-') ? [await text(process.stdin)] : readLogs(dataPaths(dataDir).logs)
    if (values.account !== undefined) {
      console.log(trailOf(logs, values.account, values.since))
      return 0
    }
    const lines = wantedLines(logs, wantedBy(id))
    const shown = id === undefined ? lines.slice(-latest) : lines
    const findMap = sourceMaps(mapPlaces(dataDir))
    for (const line of shown) {
      console.log(readable(line))
      for (const place of await resolveStack(stackOf(line), findMap)) console.log(`    at ${plain(place)}`)
    }
    if (shown.length === 0) console.log(id === undefined ? 'No warnings, no errors.' : `Nothing about ${id}.`)
    return 0
  } catch (error) {
    console.error(`\n${failureText(error)}\n`)
    return 1
  }
}

function words(args: string[]) {
  try {
    const options = { account: { type: 'string' }, since: { type: 'string' } } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Failure('These words mean nothing here', {
      why: error instanceof Error ? error.message : String(error),
      advice: 'npm run logs -- [-] [<request id> | --account <id> [--since 2026-11-25T20:00]].',
    })
  }
}

function trailOf(logs: readonly string[], account: string, since = ''): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(account)) {
    throw new Failure('This is not the id of an account', {
      why: 'it has 36 letters, digits and hyphens.',
      advice: 'take it from the address of the page of the account, /users/<id>.',
    })
  }
  const trail = accountTrail(wantedLines(logs, { account, since }), account)
  return trail ? readableTrail(account, trail) : `Nothing about ${account}${since && ` since ${since}`}.`
}

function wantedBy(id: string | undefined): Wanted {
  if (id === undefined) return { worst: true }
  if (new RegExp(`^[\\w-]{${String(shortestId)},64}$`).test(id)) return { id }
  throw new Failure('This is not the id of a request', {
    why: `an id has at least ${String(shortestId)} letters, digits and hyphens.`,
    advice: 'take the reference that the screen shows, or x-request-id of the answer.',
  })
}

/** Beside the platform the maps lie on its disk; a team elsewhere asks for its own with its key. */
function mapPlaces(dataDir: string): MapPlaces {
  const env = process.env
  return {
    remotesDir: dataPaths(dataDir).remotes,
    shellMapsDir: join(root, 'shell/maps'),
    ...(env['ENSEMBLE_URL'] !== undefined && {
      ask: async ({ name, version, file }) => {
        const { origin, key } = deliveryTarget(dataDir, name, env)
        return registryClient(origin, key).map(name, version, file)
      },
    }),
  }
}
