import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { failureText } from '../failure.ts'
import { defaultDataDir, root, runtimeDir } from '../paths.ts'
import { logTail } from '../process/log-tail.ts'
import { run, RunFailed } from '../process/run.ts'
import { nodeBinary } from '../runtimes/node-binary.ts'
import { nodeLines } from '../runtimes/node-lines.ts'
import { runtimeTable, tryOf, type Try } from '../runtimes/runtime-table.ts'
import { openSession, type Session } from '../start/session.ts'
import { createSteps, type Steps } from '../terminal/steps.ts'
import { countsLine, readCounts, sum, writeCounts } from '../testing/counts.ts'
import { resultsFolder } from '../testing/run-tests.ts'
import { testSettings } from '../testing/test-settings.ts'
import { runtimeFolder, runtimeStages } from './test-runtime.ts'

/**
 * `npm run test:runtimes [-- <words of test-runtime>]`: units, integration and a started platform on the oldest Node.js
 * and on that of the containers, whatever Node.js this machine has.
 */
export async function main(args: string[]): Promise<number> {
  const steps = createSteps()
  let session: Session | undefined
  try {
    const settings = { ...(await testSettings(process.env)), dataDir: join(defaultDataDir, 'runtimes') }
    const opened = await openSession(settings, steps)
    session = opened
    const work = tryAll(args, opened, steps)
    const tries = await Promise.race([work, opened.asked.then(() => undefined)])
    await opened.end()
    if (!tries) {
      // What it was doing ends with an error of its own, which is no news any more.
      work.catch(() => {})
      return 130
    }
    console.log(`\n${runtimeTable(tries)}\n`)
    const counts = sum(tries.flatMap(({ stages }) => stages.map((stage) => stage.counts)))
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

async function tryAll(args: readonly string[], session: Session, steps: Steps): Promise<Try[]> {
  const { oldest, containers } = nodeLines()
  const tries: Try[] = []
  for (const version of [oldest, containers]) {
    const folder = await steps.run(`Node.js ${version}`, () => nodeBinary(version, runtimeDir))
    tries.push(await tryOne(version, folder, args, session, steps))
  }
  return tries
}

async function tryOne(
  version: string,
  folder: string,
  args: readonly string[],
  { records }: Session,
  steps: Steps,
): Promise<Try> {
  const results = resultsFolder(runtimeFolder(version))
  const log = join(defaultDataDir, `${runtimeFolder(version)}.log`)
  const program = {
    name: `Node.js ${version}`,
    command: join(folder, 'node'),
    args: [join(root, 'platform/launch.mjs'), 'test-runtime', ...args],
    cwd: root,
    log,
    mark: root,
  }
  const path = [folder, process.env['PATH'] ?? ''].join(delimiter)
  let succeeded = false
  await steps.run(`Checks on Node.js ${version}`, async (progress) => {
    const watch = setInterval(() => {
      progress((logTail(log, 1)[0] ?? '').trim().slice(0, 100))
    }, 1000)
    try {
      await run({ ...program, env: { ...process.env, PATH: path, NO_COLOR: '1' } }, records)
      succeeded = true
    } catch (error) {
      if (!(error instanceof RunFailed)) throw error
      steps.note(`--- Node.js ${version}: ${log}\n${logTail(log, 60).join('\n')}\n---`)
    } finally {
      clearInterval(watch)
    }
  })
  const stages = runtimeStages.flatMap((stage) => {
    const file = join(results, `${stage}.json`)
    return existsSync(file) ? [{ stage, counts: readCounts(file, true) }] : []
  })
  return tryOf(version, succeeded, stages)
}
