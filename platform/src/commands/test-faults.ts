import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defaultDataDir } from '../paths.ts'
import type { Settings } from '../settings.ts'
import { emptyDataDir } from '../start/reset.ts'
import type { Session } from '../start/session.ts'
import { createSteps, seconds, type Steps } from '../terminal/steps.ts'
import { bringUpForBrowser, journeysConfig } from '../testing/browser-platform.ts'
import { endInCounts, inSession } from '../testing/counted-command.ts'
import type { Counts } from '../testing/counts.ts'
import { faultTable, readFaultRows } from '../testing/fault-table.ts'
import { countPlaywright } from '../testing/run-playwright.ts'
import { faultSettings } from '../testing/test-settings.ts'

const resultsDir = join(defaultDataDir, 'fault-logs')
const log = join(resultsDir, 'faults.log')
const countsFile = join(resultsDir, 'counts.json')
const reportFile = join(resultsDir, 'faults.jsonl')

/**
 * `npm run test:faults [-- <words>]`: every fault as often as the requirements say, against a platform of its own,
 * ending in the table of what was injected, acknowledged and kept. Words choose files and titles, as Playwright reads
 * them: `npm run test:faults -- processes`.
 */
export async function main(args: string[]): Promise<number> {
  const begun = Date.now()
  const steps = createSteps()
  return endInCounts(async () => {
    const settings = await faultSettings(process.env)
    const counts = await inSession(settings, steps, async (session) => {
      await emptyDataDir(settings.dataDir)
      return inject(args, settings, session, steps)
    })
    const rows = readFaultRows(reportFile)
    if (rows.length > 0) console.log(`\n${faultTable(rows)}`)
    if (counts) console.log(`\nFaults took ${seconds(Date.now() - begun)}; what was printed is in .data/fault-logs.`)
    return counts
  })
}

async function inject(args: readonly string[], settings: Settings, session: Session, steps: Steps): Promise<Counts> {
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const { found } = await bringUpForBrowser(settings, session, steps)
  return countPlaywright(
    {
      name: 'faults',
      config: journeysConfig,
      // Journeys that run beside it empty the folder of theirs.
      words: ['--project=faults', '--no-deps', '--output', join(resultsDir, 'failures'), ...args],
      env: { ...found, FAULTS: 'full', FAULT_REPORT: reportFile },
      log,
      countsFile,
    },
    session,
    steps,
  )
}
