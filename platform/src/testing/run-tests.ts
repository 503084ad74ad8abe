import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureText } from '../failure.ts'
import { defaultDataDir, root } from '../paths.ts'
import type { Settings } from '../settings.ts'
import { buildFrontEnds } from '../start/front-ends.ts'
import { emptyDataDir } from '../start/reset.ts'
import { openSession, type Session } from '../start/session.ts'
import { createSteps, seconds, type Steps } from '../terminal/steps.ts'
import { bringUpForBrowser, playwright, playwrightCounts } from './browser-platform.ts'
import type { ChromiumKind } from './chromium.ts'
import { countsLine, sum, type Counts } from './counts.ts'
import { removeAbandoned } from './infrastructure.ts'
import { createStages, timingsName, type StageName, type Stages } from './stages.ts'
import { testSettings } from './test-settings.ts'
import { testHelp, wantedStages, type TestWords } from './test-words.ts'
import { writeSlowest } from './timings.ts'

const reporters = ['--reporter=default', `--reporter=${join(root, 'platform/src/testing/vitest-counts.ts')}`]

export interface TestRun extends TestWords<StageName> {
  /** The folder of its data below .data, beside that of its logs; `test` where none is said. */
  folder?: string
  /** Whether Vitest takes files in another order each time, so that none counts on what another one left. */
  anyOrder?: boolean
  /** What Playwright is told for the journeys, and what it drives. */
  journeys: { words: readonly string[]; browser?: ChromiumKind }
  /** What every test finds in its environment; absent, what the run itself has. */
  env?: NodeJS.ProcessEnv
  /** What it is told for faults on the platform of the journeys; absent, they have a campaign with a platform of its own. */
  faults?: { words: readonly string[] }
}

/** Runs the stages that the words ask for, and prints what came of them, `N passed, N failed` last. @returns the exit code */
export async function runTests(plan: TestRun, args: string[]): Promise<number> {
  const begun = Date.now()
  const steps = createSteps()
  let session: Session | undefined
  try {
    const wanted = wantedStages(plan, args)
    if (!wanted) {
      console.log(testHelp(plan))
      return 0
    }
    const { folder = 'test' } = plan
    const settings = { ...(await testSettings(process.env)), dataDir: join(defaultDataDir, folder) }
    const resultsDir = resultsFolder(folder)
    const opened = await openSession(settings, steps)
    session = opened
    await emptyDataDir(settings.dataDir)
    rmSync(join(resultsDir, timingsName), { force: true })
    const stages = createStages(resultsDir, wanted, steps, opened.records)
    const run = { plan, wanted, stages, settings, session: opened, steps }
    const counts = await Promise.race([runStages(run), opened.asked.then(() => undefined)])
    await end(opened)
    if (!counts) return 130
    const total = sum(counts)
    writeSlowest(join(resultsDir, timingsName), join(resultsDir, 'slowest.md'))
    console.log(
      `\nTests took ${seconds(Date.now() - begun)}; logs are in .data/${folder}-logs, the slowest in slowest.md.`,
    )
    console.log(countsLine(total))
    return total.failed > 0 ? 1 : 0
  } catch (error) {
    if (session) await end(session)
    console.error(`\n${failureText(error)}\n`)
    console.log(countsLine({ passed: 0, failed: 1, skipped: 0 }))
    return 1
  }
}

/** Where a run leaves logs and counts. */
export function resultsFolder(folder: string): string {
  return join(defaultDataDir, `${folder}-logs`)
}

interface Run {
  plan: TestRun
  wanted: ReadonlySet<StageName>
  stages: Stages
  settings: Settings
  session: Session
  steps: Steps
}

/** What checks texts is through before the last journeys are: it takes one thread, and they take both processors. */
async function runStages(run: Run): Promise<Counts[]> {
  const together = await Promise.all([checkTexts(run.stages), test(run)])
  // It changes sources and puts them back: nothing else may read them meanwhile.
  return [...together.flat(), await run.stages.run('dev', [['platform/launch.mjs', 'test-dev']])]
}

async function checkTexts(stages: Stages): Promise<Counts[]> {
  // One thread of each: what they find out of a file, every further one would find out again (half of their time).
  const env = { GOMAXPROCS: '1', GOGC: '200' }
  const compiler = 'node_modules/tsc7/bin/tsc'
  const types = ['tsconfig.server.json', 'tsconfig.browser.json'].map((program) => [
    compiler,
    '--noEmit',
    '--checkers',
    '1',
    '-p',
    program,
  ])
  return [
    // They end soon: nothing is collected before there is more than on a machine of 4 GB is to spare (a sixth of their time).
    await stages.run('types', types, {
      ...env,
      GOGC: 'off',
      GOMEMLIMIT: '2400MiB',
    }),
    await stages.run(
      'lint',
      [
        ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'],
        ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
        ['node_modules/knip/bin/knip.js', '--no-progress'],
      ],
      // knip requires an ES module, which Node.js 20.18 does only when it is told to.
      { ...env, NODE_OPTIONS: '--experimental-require-module' },
    ),
  ]
}

/**
 * What works most of the time runs one after the other, the journeys last; beside it what waits half of its time, and
 * the platform of the journeys comes up meanwhile. Faults that are injected into that platform wait most of theirs.
 */
async function test(run: Run): Promise<Counts[]> {
  const { plan, wanted } = run
  const inBrowser = wanted.has('e2e') || (plan.faults !== undefined && wanted.has('faults'))
  const built = inBrowser ? buildAhead(run) : Promise.resolve()
  const working = inOrder(run, ['unit', 'components'])
  const waiting = inOrder(run, ['integration'])
  if (!longStages.some((name) => wanted.has(name))) {
    const platform = inBrowser ? built.then(() => bringUpPlatform(run)) : undefined
    const faults = platform ? faultsInPlatform(run, platform) : injectFaults(run)
    const browser = Promise.all([working, faults]).then(() => (platform ? runJourneys(run, platform) : nothing))
    return [...(await Promise.all([working, waiting])).flat(), await faults, await browser]
  }
  const short = (await Promise.all([working, waiting])).flat()
  await built
  const faults = injectFaults(run)
  const long = await runLong(run)
  // An idle platform beside an hour of other tests would only be in their way.
  const browser = inBrowser ? await runJourneys(run, bringUpPlatform(run)) : nothing
  return [...short, ...long, browser, await faults]
}

const longStages = ['campaigns', 'skew', 'runtimes'] as const

/** As often as the requirements say; they wait most of their time for what comes back, so all that is long works beside them. */
async function injectFaults({ plan, stages }: Run): Promise<Counts> {
  return plan.faults ? nothing : stages.run('faults', [['platform/launch.mjs', 'test-faults']])
}

/** These bring up platforms of their own. */
async function runLong(run: Run): Promise<Counts[]> {
  const { stages } = run
  return [
    await vitest(run, 'campaigns'),
    await stages.run('skew', [['platform/launch.mjs', 'test-skew']]),
    await stages.run('runtimes', [['platform/launch.mjs', 'test-runtimes']]),
  ]
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

type Project = 'unit' | 'components' | 'integration' | 'campaigns'

async function inOrder(run: Run, projects: readonly Project[]): Promise<Counts[]> {
  const counts: Counts[] = []
  for (const project of projects) counts.push(await vitest(run, project))
  return counts
}

function vitest({ stages, plan: { env = {}, anyOrder = false } }: Run, project: Project): Promise<Counts> {
  const order = anyOrder ? ['--sequence.shuffle.files'] : []
  const projects = project === 'campaigns' ? [project, 'whole-pages'] : [project]
  const named = projects.flatMap((name) => ['--project', name])
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...named, ...order, ...reporters]
  return stages.run(project, [command], env)
}

/** A build that fails is told by whoever needs it. */
async function buildAhead({ settings, session, steps }: Run): Promise<void> {
  await steps
    .run('Shell and remotes ahead', (progress) => buildFrontEnds(settings, session.records, progress))
    .catch(() => undefined)
}

type Platform = { env: NodeJS.ProcessEnv } | { error: unknown }

/** The whole platform with fresh data. */
async function bringUpPlatform({ plan, session, steps, settings }: Run): Promise<Platform> {
  try {
    const { found } = await bringUpForBrowser(settings, session, steps, plan.journeys.browser)
    return { env: { ...found, ...plan.env, E2E_REPORTER: playwrightCounts } }
  } catch (error) {
    return { error }
  }
}

/** The journeys in a real browser. */
async function runJourneys({ plan, stages }: Run, started: Promise<Platform>): Promise<Counts> {
  const platform = await started
  if ('error' in platform) return stages.broken('e2e', platform.error)
  return stages.run('e2e', [[...playwright, ...plan.journeys.words]], platform.env)
}

/** What delivers remotes and lets them fail, in the platform of the journeys before these begin. */
async function faultsInPlatform({ plan: { faults }, stages }: Run, started: Promise<Platform>): Promise<Counts> {
  const platform = await started
  if (!faults) return nothing
  if ('error' in platform) return stages.broken('faults', platform.error)
  // Playwright empties its folder first: what this stage leaves of its failures stays.
  return stages.run('faults', [[...playwright, '--output', '.data/test-results-faults', ...faults.words]], platform.env)
}

/** An interrupted run of the integration tests cannot clean up behind itself. */
async function end(session: Session): Promise<void> {
  await session.end()
  await removeAbandoned()
}
