import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defaultDataDir, root, runtimeDir } from '../paths.ts'
import { logTail } from '../process/log-tail.ts'
import { run, RunFailed } from '../process/run.ts'
import { nodeBinary } from '../runtimes/node-binary.ts'
import { nodeLines } from '../runtimes/node-lines.ts'
import { runtimeTable, tryOf, type Try } from '../runtimes/runtime-table.ts'
import type { Session } from '../start/session.ts'
import { createSteps, type Steps } from '../terminal/steps.ts'
import { endInCounts, inSession } from '../testing/counted-command.ts'
import { readCounts, sum } from '../testing/counts.ts'
import { resultsFolder } from '../testing/run-tests.ts'
import { testSettings } from '../testing/test-settings.ts'
import { runtimeFolder, runtimeStages } from './test-runtime.ts'

/**
 * `npm run test:runtimes [-- <words of test-runtime>]`: units, integration and a started platform on the oldest Node.js
 * and on that of the containers, whatever Node.js this machine has.
 */
export async function main(args: string[]): Promise<number> {
  const steps = createSteps()
  return endInCounts(async () => {
    const settings = { ...(await testSettings(process.env)), dataDir: join(defaultDataDir, 'runtimes') }
    const tries = await inSession(settings, steps, (session) => tryAll(args, session, steps))
    if (!tries) return undefined
    console.log(`\n${runtimeTable(tries)}\n`)
    return sum(tries.flatMap(({ stages }) => stages.map((stage) => stage.counts)))
  })
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
