import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defaultDataDir } from '../paths.ts'
import { freePorts } from '../process/ports.ts'
import { dataPaths, type Settings } from '../settings.ts'
import { bringUp } from '../start/bring-up.ts'
import { startOverIfHalfLoaded } from '../start/reset.ts'
import type { Session } from '../start/session.ts'
import { createSteps, seconds, type Steps } from '../terminal/steps.ts'
import { behindDevelopmentServer } from '../development/development-settings.ts'
import { findChromium } from '../testing/chromium.ts'
import { endInCounts, inSession } from '../testing/counted-command.ts'
import type { Counts } from '../testing/counts.ts'
import { countPlaywright } from '../testing/run-playwright.ts'
import { testSettings } from '../testing/test-settings.ts'

const resultsDir = join(defaultDataDir, 'dev-logs')
const countsFile = join(resultsDir, 'counts.json')

/**
 * `npm run test:dev [-- <words>]`: what `npm run dev` promises, measured: the start, and from a saved
 * file to the screen. It changes files of this very tree and puts them back. Words choose tests, as Playwright reads them.
 */
export async function main(args: string[]): Promise<number> {
  const steps = createSteps()
  return endInCounts(async () => {
    const settings = await developmentTestSettings()
    return inSession(settings, steps, async (session) => {
      await startOverIfHalfLoaded(settings, steps.note)
      return measure(args, settings, session, steps)
    })
  })
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
  }
  const log = join(resultsDir, 'dev.log')
  return countPlaywright(
    { name: 'dev', config: 'e2e/dev/playwright.config.ts', words: args, env, log, countsFile },
    session,
    steps,
  )
}
