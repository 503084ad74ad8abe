import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeComposition, missingEngine, type Composition } from '../containers/composition.ts'
import { failureText } from '../failure.ts'
import { defaultDataDir } from '../paths.ts'
import { openSession, type Session } from '../start/session.ts'
import { createSteps, seconds, type Steps } from '../terminal/steps.ts'
import { journeysConfig } from '../testing/browser-platform.ts'
import { findChromium } from '../testing/chromium.ts'
import { countsLine, writeCounts } from '../testing/counts.ts'
import { countPlaywright } from '../testing/run-playwright.ts'
import { testSettings } from '../testing/test-settings.ts'

const resultsDir = join(defaultDataDir, 'containers-logs')

/**
 * `npm run test:containers`: builds all images, brings the composition up with names and ports of its own, and does what
 * the guide says, by its own commands: first admin, sign-in, delivery, update, backup, restore. Where no Docker engine
 * answers, it says so, and every test counts as skipped.
 */
export async function main(args: string[]): Promise<number> {
  const begun = Date.now()
  const steps = createSteps()
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const settings = { ...(await testSettings(process.env)), dataDir: join(defaultDataDir, 'containers-run') }
  const session = await openSession(settings, steps)
  let composition: Composition | undefined
  try {
    const missing = missingEngine()
    if (missing) steps.note(`! ${missing}: images are neither built nor run, and every test counts as skipped`)
    else composition = await makeComposition()
    const work = tryOut({ ...composition?.env, ENGINE_MISSING: missing }, args, session, steps)
    const counts = await Promise.race([work, session.asked.then(() => undefined)])
    if (!counts) return 130
    console.log(`\nThe containers took ${seconds(Date.now() - begun)}; what was printed is in .data/containers-logs.`)
    writeCounts(counts)
    console.log(countsLine(counts))
    return counts.failed > 0 ? 1 : 0
  } catch (error) {
    console.error(`\n${failureText(error)}\n`)
    console.log(countsLine({ passed: 0, failed: 1, skipped: 0 }))
    return 1
  } finally {
    await session.end()
    composition?.remove()
  }
}

async function tryOut(env: NodeJS.ProcessEnv, args: readonly string[], session: Session, steps: Steps) {
  const browser = env['ENGINE_MISSING']
    ? {}
    : { CHROMIUM_PATH: await steps.run('Chromium', (progress) => findChromium(process.env, progress)) }
  return countPlaywright(
    {
      name: 'containers',
      config: journeysConfig,
      words: ['--project=containers', ...args],
      env: { ...env, ...browser },
      log: join(resultsDir, 'containers.log'),
      countsFile: join(resultsDir, 'containers.json'),
    },
    session,
    steps,
  )
}
