import { join } from 'node:path'
import { root } from '../paths.ts'
import { dataPaths, type Settings } from '../settings.ts'
import { bringUp, type BroughtUp } from '../start/bring-up.ts'
import type { Session } from '../start/session.ts'
import type { Steps } from '../terminal/steps.ts'
import { findChromium, type ChromiumKind } from './chromium.ts'

/** The usual browser tests; others have a configuration of their own. */
export const journeysConfig = 'e2e/playwright.config.ts'
export const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', journeysConfig] as const
export const playwrightCounts = join(root, 'platform/src/testing/playwright-counts.ts')
export const playwrightRows = join(root, 'platform/src/testing/playwright-rows.ts')

export interface PlatformForBrowser {
  /** The variables with which Playwright finds the platform and the browser. */
  found: NodeJS.ProcessEnv
  running: BroughtUp
}

/**
 * Brings up the whole platform of a test run, with fresh data, and the browser beside it.
 *
 * @throws Failure of the first step that fails
 */
export async function bringUpForBrowser(
  settings: Settings,
  { supervisor, records }: Session,
  steps: Steps,
  kind?: ChromiumKind,
): Promise<PlatformForBrowser> {
  const [chromium, running] = await Promise.all([
    steps.run('Chromium', (progress) => findChromium(process.env, progress, kind)),
    bringUp({ settings, supervisor, records, steps, mode: 'bundled' }),
  ])
  const found = {
    CHROMIUM_PATH: chromium,
    BASE_URL: running.origin,
    MAILBOX_URL: running.mailbox,
    RUN_DIR: dataPaths(settings.dataDir).run,
    // Delivery commands that a test runs are meant for this platform.
    ENSEMBLE_DATA: settings.dataDir,
  }
  return { found, running }
}
