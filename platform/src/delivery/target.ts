import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { Failure } from '../failure.ts'
import { admittedTeamKey } from '../secrets.ts'
import { dataPaths } from '../settings.ts'

/** <data>/run/platform.json: how a command finds the platform that runs beside it. */
export const RunningPlatform = Type.Object({
  origin: Type.String(),
  mailbox: Type.String(),
  /** Absent where another provider is set. */
  signIn: Type.Optional(Type.String()),
})
export type RunningPlatform = Static<typeof RunningPlatform>

export interface Target {
  origin: string
  key: string
}

/**
 * Where to deliver: ENSEMBLE_URL and ENSEMBLE_KEY, else the platform that was started from this data folder, which
 * takes the key of a new area as well.
 *
 * @param remote absent where no key is needed
 * @throws Failure when neither is there
 */
export function deliveryTarget(dataDir: string, remote: string | undefined, env: NodeJS.ProcessEnv): Target {
  const paths = dataPaths(dataDir)
  const origin = env['ENSEMBLE_URL'] ?? runningPlatform(join(paths.run, 'platform.json'))?.origin
  if (origin === undefined) {
    throw new Failure('There is no platform to deliver to', {
      why: 'none has been started here, and ENSEMBLE_URL is not set.',
      advice: 'run npm start in another terminal, or set ENSEMBLE_URL and ENSEMBLE_KEY.',
    })
  }
  if (remote === undefined) return { origin, key: '' }
  const key =
    env['ENSEMBLE_KEY'] ?? (env['ENSEMBLE_URL'] === undefined ? admittedTeamKey(paths.secrets, remote) : undefined)
  if (key === undefined) {
    throw new Failure('There is no key to deliver with', {
      why: 'ENSEMBLE_URL is set, but ENSEMBLE_KEY is not.',
      advice: "set ENSEMBLE_KEY to the team's key for that platform.",
    })
  }
  return { origin, key }
}

function runningPlatform(file: string): RunningPlatform | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Check(RunningPlatform, content) ? content : undefined
  } catch {
    return undefined
  }
}
