import { join } from 'node:path'
import { createRecords, type Records } from '../process/records.ts'
import { dataPaths, type Settings } from '../settings.ts'
import { takeFolder } from '../supervisor/folder-holder.ts'
import { endLeftovers, recordSupervisor } from '../supervisor/leftovers.ts'
import { createSupervisor, type Supervisor } from '../supervisor/supervisor.ts'
import type { Steps } from '../terminal/steps.ts'

/** One run of the platform: what it has started, and the one way to end it. */
export interface Session {
  supervisor: Supervisor
  records: Records
  /** Fulfilled with the signal when somebody wants it to end. */
  asked: Promise<NodeJS.Signals>
  /** Stops everything; called again, it waits for the first call. */
  end(): Promise<void>
}

/**
 * Opens the data folder for this process: ends what a killed run has left, and from then on a signal ends the session.
 *
 * @throws Failure when another run looks after the folder
 */
export async function openSession(settings: Settings, steps: Steps): Promise<Session> {
  const { run, logs } = dataPaths(settings.dataDir)
  takeFolder(run)
  const recordFile = join(run, 'processes.json')
  const left = await endLeftovers(recordFile)
  if (left.length > 0) steps.note(`✓ Ended what an earlier run had left: ${left.join(', ')}`)
  const records = createRecords(recordFile)
  recordSupervisor(records)
  const supervisor = createSupervisor(records, logs, steps.note)
  let ending: Promise<void> | undefined
  function end(): Promise<void> {
    ending ??= supervisor.stopAll().then(() => {
      records.remove(process.pid)
    })
    return ending
  }
  const asked = new Promise<NodeJS.Signals>((resolve) => {
    // Each signal stays caught: a second Ctrl-C must not cut the stopping short.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve)
  })
  return { supervisor, records, asked, end }
}
