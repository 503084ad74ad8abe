import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureText } from '../failure.ts'
import { root } from '../paths.ts'
import { logTail } from '../process/log-tail.ts'
import type { Records } from '../process/records.ts'
import { run, RunFailed } from '../process/run.ts'
import type { Progress, Steps } from '../terminal/steps.ts'
import { countsLine, readCounts, type Counts } from './counts.ts'

/** What `npm test` checks. */
export const usualStages = ['types', 'lint', 'unit', 'components', 'integration', 'e2e', 'faults'] as const
/** What `npm run test:all` checks; those that a usual run has not, in this order behind the others. */
export const allStages = [...usualStages, 'campaigns', 'skew', 'runtimes', 'dev'] as const
export type StageName = (typeof allStages)[number]

export interface Stages {
  /** Runs commands one after the other as one stage; all of them must succeed. Never throws. */
  run(name: StageName, commands: readonly string[][], env?: NodeJS.ProcessEnv): Promise<Counts>
  /** A stage that could not even begin. */
  broken(name: StageName, error: unknown): Counts
}

class StageFailed extends Error {}

/** In the folder of logs: what every test of every stage took. */
export const timingsName = 'timings.jsonl'

/** How many lines of a failed stage's output are shown; the rest lies in its log. */
const shownLines = 150

/**
 * @param folder where logs and counts go
 * @param wanted the stages to run; the others count nothing
 */
export function createStages(folder: string, wanted: ReadonlySet<string>, steps: Steps, records: Records): Stages {
  const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }
  mkdirSync(folder, { recursive: true })

  async function runCommands(
    name: StageName,
    commands: readonly string[][],
    env: NodeJS.ProcessEnv,
    progress: Progress,
  ) {
    const log = join(folder, `${name}.log`)
    const countsFile = join(folder, `${name}.json`)
    for (const file of [log, countsFile]) rmSync(file, { force: true })
    const reports = { COUNTS_FILE: countsFile, TIMINGS_FILE: join(folder, timingsName) }
    const watch = setInterval(() => {
      progress((logTail(log, 1)[0] ?? '').trim().slice(0, 100))
    }, 1000)
    try {
      for (const [script = '', ...args] of commands) {
        const program = {
          name,
          command: process.execPath,
          args: [join(root, script), ...args],
          cwd: root,
          log,
          mark: root,
        }
        await run({ ...program, env: { ...process.env, ...env, ...reports, NO_COLOR: '1' } }, records)
      }
      return result(name, countsFile, true)
    } catch (error) {
      if (!(error instanceof RunFailed)) throw error
      if (!records.closed) steps.note([`--- ${name}: ${log}`, ...logTail(log, shownLines), '---'].join('\n'))
      return result(name, countsFile, false)
    } finally {
      clearInterval(watch)
    }
  }

  /** Types and lint have no tests to count: each is one. */
  function result(name: StageName, countsFile: string, succeeded: boolean): Counts {
    const counts = readCounts(countsFile, succeeded)
    return succeeded && (name === 'types' || name === 'lint') ? { ...counts, passed: 1 } : counts
  }

  return {
    async run(name, commands, env = {}) {
      if (!wanted.has(name)) return nothing
      let counts = nothing
      await steps
        .run(name, async (progress) => {
          counts = await runCommands(name, commands, env, progress)
          progress(countsLine(counts))
          // Only for the cross in the list: a failed stage does not hide the others.
          if (counts.failed > 0) throw new StageFailed()
        })
        .catch((error: unknown) => {
          if (!(error instanceof StageFailed)) throw error
        })
      return counts
    },
    broken(name, error) {
      if (!wanted.has(name)) return nothing
      steps.note(`✗ ${name}\n${failureText(error)}`)
      return { passed: 0, failed: 1, skipped: 0 }
    },
  }
}
