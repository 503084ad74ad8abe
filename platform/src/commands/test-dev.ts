import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureText } from '../failure.ts'
import { defaultDataDir } from '../paths.ts'
import { freePorts } from '../process/ports.ts'
import { RunFailed } from '../process/run.ts'
import { dataPaths, type Settings } from '../settings.ts'
import { bringUp } from '../start/bring-up.ts'
import { startOverIfHalfLoaded } from '../start/reset.ts'
import { openSession, type Session } from '../start/session.ts'
import { createSteps, seconds, type Steps } from '../terminal/steps.ts'
import { playwrightCounts } from '../testing/browser-platform.ts'
import { behindDevelopmentServer } from '../development/development-settings.ts'
import { findChromium } from '../testing/chromium.ts'
import { countsLine, readCounts, writeCounts, type Counts } from '../testing/counts.ts'
import { runPlaywright } from '../testing/run-playwright.ts'
import { testSettings } from '../testing/test-settings.ts'

const resultsDir = join(defaultDataDir, 'dev-logs')
const countsFile = join(resultsDir, 'counts.json')

/**
 * `npm run test:dev [-- <words>]`: what `npm run dev` promises, measured: the start, and from a saved
 * file to the screen. It changes files of this very tree and puts them back. Words choose tests, as Playwright reads them.
 */
export async function main(args: string[]): Promise<number> {
  const steps = createSteps()
  let session: Session | undefined
  try {
    const settings = await developmentTestSettings()
    const opened = await openSession(settings, steps)
    session = opened
    await startOverIfHalfLoaded(settings, steps.note)
    const counts = await Promise.race([measure(args, settings, opened, steps), opened.asked.then(() => undefined)])
    await opened.end()
    if (!counts) return 130
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

/** Ports and data of its own. Nothing is changed in the data, so they stay for the next run. */
async function developmentTestSettings(): Promise<Settings> {
  const settings = { ...(await testSettings(process.env)), dataDir: join(defaultDataDir, 'test-dev') }
  const [gateway = 0] = await freePorts(1)
  return behindDevelopmentServer(settings, gateway)
}

async function measure(args: readonly string[], settings: Settings, session: Session, steps: Steps): Promise<Counts> {
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const chromium = await steps.run('Chromium', (progress) => findChromium(process.env, progress))
  const begun = Date.now()
  const running = await bringUp({ settings, ...session, steps, mode: 'watched' })
  steps.note(`Everything ran from the sources after ${seconds(Date.now() - begun)}`)
  const env = {
    CHROMIUM_PATH: chromium,
    BASE_URL: running.origin,
    MAILBOX_URL: running.mailbox,
    RUN_DIR: dataPaths(settings.dataDir).run,
    COUNTS_FILE: countsFile,
  }
  const words = [`--reporter=list,${playwrightCounts}`, ...args]
  const log = join(resultsDir, 'dev.log')
  try {
    await runPlaywright({ name: 'dev', config: 'e2e/dev/playwright.config.ts', words, env, log }, session, steps)
    return readCounts(countsFile, true)
  } catch (error) {
    if (!(error instanceof RunFailed)) throw error
    return readCounts(countsFile, false)
  }
}
