import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureText } from '../failure.ts'
import { defaultDataDir } from '../paths.ts'
import { RunFailed } from '../process/run.ts'
import type { Settings } from '../settings.ts'
import { emptyDataDir } from '../start/reset.ts'
import { openSession, type Session } from '../start/session.ts'
import { createSteps, seconds, type Steps } from '../terminal/steps.ts'
import { bringUpForBrowser, journeysConfig, playwrightCounts } from '../testing/browser-platform.ts'
import { countsLine, readCounts, writeCounts, type Counts } from '../testing/counts.ts'
import { faultTable, readFaultRows } from '../testing/fault-table.ts'
import { runPlaywright } from '../testing/run-playwright.ts'
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
  let session: Session | undefined
  try {
    const settings = await faultSettings(process.env)
    const opened = await openSession(settings, steps)
    session = opened
    await emptyDataDir(settings.dataDir)
    const counts = await Promise.race([inject(args, settings, opened, steps), opened.asked.then(() => undefined)])
    await opened.end()
    const rows = readFaultRows(reportFile)
    if (rows.length > 0) console.log(`\n${faultTable(rows)}`)
    if (!counts) return 130
    console.log(`\nFaults took ${seconds(Date.now() - begun)}; what was printed is in .data/fault-logs.`)
    writeCounts(counts)
    console.log(countsLine(counts))
    return counts.failed > 0 ? 1 : 0
  } catch (error) {
    await session?.end()
    console.error(`\n${failureText(error)}\n`)
    console.log(countsLine({ passed: 0, failed: 1, skipped: 0 }))
    return 1
  }
}

async function inject(args: readonly string[], settings: Settings, session: Session, steps: Steps): Promise<Counts> {
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const { found } = await bringUpForBrowser(settings, session, steps)
  try {
    await runPlaywright(
      {
        name: 'faults',
        config: journeysConfig,
        words: [
          '--project=faults',
          '--no-deps',
          `--reporter=list,${playwrightCounts}`,
          // Journeys that run beside it empty theirs.
          '--output',
          join(resultsDir, 'failures'),
          ...args,
        ],
        env: { ...found, FAULTS: 'full', FAULT_REPORT: reportFile, COUNTS_FILE: countsFile },
        log,
      },
      session,
      steps,
    )
    return readCounts(countsFile, true)
  } catch (error) {
    if (!(error instanceof RunFailed)) throw error
    return readCounts(countsFile, false)
  }
}
