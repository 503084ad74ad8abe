import { runTests } from '../testing/run-tests.ts'
import { usualStages } from '../testing/stages.ts'

const resultsDir = join(defaultDataDir, 'test-logs')
const reporters = ['--reporter=default', `--reporter=${join(root, 'platform/src/testing/vitest-counts.ts')}`]

/** `npm test [-- --only <stage>[,<stage>…]]`: everything that is checked, ending in `N passed, N failed`. */
export async function main(args: string[]): Promise<number> {
  const begun = Date.now()
  const steps = createSteps()
  let session: Session | undefined
  try {
    const wanted = wantedStages(args)
    if (!wanted) {
      console.log(testHelp)
      return 0
    }
    const settings = await testSettings(process.env)
    const opened = await openSession(settings, steps)
    session = opened
    await emptyDataDir(settings.dataDir)
    const stages = createStages(resultsDir, wanted, steps, opened.records)
    const work = runStages(stages, () =>
      wanted.has('e2e') ? runBrowserTests(stages, opened, steps, settings) : Promise.resolve(nothing),
    )
    const counts = await Promise.race([work, opened.asked.then(() => undefined)])
    await end(opened)
    if (!counts) return 130
    const total = sum(counts)
    console.log(`\nTests took ${seconds(Date.now() - begun)}; logs are in .data/test-logs.`)
    console.log(countsLine(total))
    return total.failed > 0 ? 1 : 0
  } catch (error) {
    if (session) await end(session)
    console.error(`\n${failureText(error)}\n`)
    console.log(countsLine({ passed: 0, failed: 1, skipped: 0 }))
    return 1
  }
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

/**
 * What checks texts runs behind everything else, in the time that waiting browsers leave; what measures time or needs
 * the machine has the processors first.
 */
async function runStages(stages: Stages, browserTests: () => Promise<Counts>): Promise<Counts[]> {
  const background = { background: true }
  const checks = async () => [
    await stages.run(
      'types',
      [
        ['node_modules/tsc7/bin/tsc', '--noEmit', '-p', 'tsconfig.server.json'],
        ['node_modules/tsc7/bin/tsc', '--noEmit', '-p', 'tsconfig.browser.json'],
      ],
      background,
    ),
    await stages.run(
      'lint',
      [
        ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
        ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
        ['node_modules/knip/bin/knip.js', '--no-progress'],
      ],
      background,
    ),
  ]
  const tests = async () => [
    await vitest(stages, 'unit'),
    await vitest(stages, 'components'),
    await vitest(stages, 'integration'),
    await browserTests(),
  ]
  const together = await Promise.all([checks(), tests()])
  return together.flat()
}

function vitest(stages: Stages, project: 'unit' | 'components' | 'integration'): Promise<Counts> {
  return stages.run(project, [
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--passWithNoTests', ...reporters],
  ])
}

/** The whole platform with fresh data, and the journeys in a real browser. */
async function runBrowserTests(stages: Stages, session: Session, steps: Steps, settings: Settings): Promise<Counts> {
  try {
    const { found } = await bringUpForBrowser(settings, session, steps)
    return await stages.run('e2e', [[...playwright]], { env: { ...found, E2E_REPORTER: playwrightCounts } })
  } catch (error) {
    return stages.broken('e2e', error)
  }
}

/** An interrupted run of the integration tests cannot clean up behind itself. */
async function end(session: Session): Promise<void> {
  await session.end()
  await removeAbandoned()
}
