import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { dropDatabase } from '../postgres/databases.ts'
import { services } from '../services.ts'
import { isDemoHalfLoaded } from './one-shot.ts'
import type { Settings } from '../settings.ts'
import { ask } from '../terminal/ask.ts'

/** Stays in the data folder: what holds no data (builds, logs, the list of what runs) and the folders of test runs. */
const kept = /^(build|logs|run|test.*)$/

/**
 * Empties the data: asks on a terminal, and without one wants `--yes`, because nobody could say no.
 *
 * @returns false when the person says no
 * @throws Failure without a terminal and without `--yes`
 */
export async function resetData(settings: Settings, yes: boolean): Promise<boolean> {
  const external = settings.env['DATABASE_URL']
  const what = external ? `${settings.dataDir} and the databases ensemble_* of DATABASE_URL` : settings.dataDir
  if (!yes && !process.stdin.isTTY) {
    throw new Failure('The data was not reset', {
      why: 'there is no terminal to ask whether everything may be deleted.',
      advice: 'add --yes: npm start -- --reset --yes.',
    })
  }
  if (!yes && !(await ask(`Delete all data in ${what}?`))) return false
  if (external) for (const { database } of services) await dropDatabase(external, database)
  await emptyDataDir(settings.dataDir)
  return true
}

/**
 * A first start that was cut off while it loaded the demo data leaves half of it, and nothing else: the door opens
 * later. Then everything begins anew. In databases that are not ours nothing is deleted unasked.
 */
export async function startOverIfHalfLoaded(settings: Settings, note: (line: string) => void): Promise<void> {
  if (!isDemoHalfLoaded(settings.dataDir)) return
  if (Object.keys(settings.env).some((name) => name.startsWith('DATABASE_URL'))) {
    throw new Failure('The demo data is half loaded', {
      why: 'the start before this one was cut off while it loaded it.',
      advice: 'run npm start -- --reset, which deletes the databases ensemble_* and begins anew.',
    })
  }
  note('✓ The first start was cut off while it loaded the demo data: beginning anew with empty data')
  await emptyDataDir(settings.dataDir)
}

/** Deletes what the platform keeps; builds stay, they hold no data. */
export async function emptyDataDir(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    if (!kept.test(name)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
