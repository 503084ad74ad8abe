import { join } from 'node:path'
import { root } from '../paths.ts'
import { dataPaths, type Settings } from '../settings.ts'
import { bringUp } from '../start/bring-up.ts'
import type { Session } from '../start/session.ts'
import type { Steps } from '../terminal/steps.ts'
import { findChromium } from './chromium.ts'

export const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'] as const
export const playwrightCounts = join(root, 'platform/src/testing/playwright-counts.ts')

/**
 * Brings up the whole platform of a test run, with fresh data, and the browser beside it.
 *
 * @returns the variables with which Playwright finds both
 * @throws Failure of the first step that fails
 */
export async function bringUpForBrowser(
  settings: Settings,
  { supervisor, records }: Session,
  steps: Steps,
): Promise<NodeJS.ProcessEnv> {
  const [chromium, running] = await Promise.all([
    steps.run('Chromium', (progress) => findChromium(process.env, progress)),
    bringUp({ settings, supervisor, records, steps, mode: 'bundled' }),
  ])
  return {
    CHROMIUM_PATH: chromium,
    BASE_URL: running.origin,
    MAILBOX_URL: running.mailbox,
    RUN_DIR: dataPaths(settings.dataDir).run,
    // Delivery commands that a test runs are meant for this platform.
    ENSEMBLE_DATA: settings.dataDir,
  }
}
