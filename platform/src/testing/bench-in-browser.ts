import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { failureText } from '../failure.ts'
import { defaultDataDir } from '../paths.ts'
import { emptyDataDir } from '../start/reset.ts'
import { openSession, type Session } from '../start/session.ts'
import { createSteps, type Steps } from '../terminal/steps.ts'
import { bringUpForBrowser } from './browser-platform.ts'
import { runPlaywright } from './run-playwright.ts'
import { testSettings } from './test-settings.ts'

/**
 * Brings up a whole platform and a browser, and measures there.
 * @param files of e2e/figures
 */
export async function benchInBrowser(files: readonly string[]): Promise<number> {
  const steps = createSteps()
  let session: Session | undefined
  try {
    const settings = { ...(await testSettings(process.env)), dataDir: join(defaultDataDir, 'bench-delivery') }
    session = await openSession(settings, steps)
    await emptyDataDir(settings.dataDir)
    const { found } = await bringUpForBrowser(settings, session, steps)
    await Promise.race([measure(files, { found, session, steps }), session.asked])
    await session.end()
    return 0
  } catch (error) {
    await session?.end()
    console.error(`\n${failureText(error)}\n`)
    return 1
  }
}

interface Platform {
  found: NodeJS.ProcessEnv
  session: Session
  steps: Steps
}

async function measure(files: readonly string[], { found, session, steps }: Platform): Promise<void> {
  const folder = join(defaultDataDir, 'bench-logs')
  mkdirSync(folder, { recursive: true })
  await runPlaywright(
    {
      name: 'bench',
      config: 'e2e/figures/playwright.config.ts',
      words: ['--reporter=list', ...files],
      env: found,
      log: join(folder, 'browser.log'),
    },
    session,
    steps,
  )
}
