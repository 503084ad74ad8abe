import { join } from 'node:path'
import { root } from '../paths.ts'
import { followLog } from '../process/follow-log.ts'
import { run, RunFailed } from '../process/run.ts'
import type { Session } from '../start/session.ts'
import type { Steps } from '../terminal/steps.ts'
import { playwrightCounts } from './browser-platform.ts'
import { readCounts, type Counts } from './counts.ts'

export interface PlaywrightRun {
  name: string
  /** Below the root. */
  config: string
  words: readonly string[]
  env: NodeJS.ProcessEnv
  /** Everything that it prints goes here, and to the terminal. */
  log: string
}

const cli = join(root, 'node_modules/@playwright/test/cli.js')

/** Runs browser tests to their end. @throws RunFailed when one has failed */
export async function runPlaywright(
  { name, config, words, env, log }: PlaywrightRun,
  { records }: Session,
  steps: Steps,
): Promise<void> {
  const stopFollowing = followLog(log, (line) => steps.note(line))
  try {
    await run(
      {
        name,
        command: process.execPath,
        args: [cli, 'test', '-c', config, ...words],
        cwd: root,
        env: { ...process.env, ...env, NO_COLOR: '1' },
        log,
        mark: root,
      },
      records,
    )
  } finally {
    stopFollowing()
  }
}

/** Runs browser tests to their end, whether one has failed or not. @returns what `countsFile` then says */
export async function countPlaywright(
  { countsFile, ...tests }: PlaywrightRun & { countsFile: string },
  session: Session,
  steps: Steps,
): Promise<Counts> {
  const words = [`--reporter=list,${playwrightCounts}`, ...tests.words]
  const env = { ...tests.env, COUNTS_FILE: countsFile }
  try {
    await runPlaywright({ ...tests, words, env }, session, steps)
    return readCounts(countsFile, true)
  } catch (error) {
    if (!(error instanceof RunFailed)) throw error
    return readCounts(countsFile, false)
  }
}
