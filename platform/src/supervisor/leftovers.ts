import { endProcess } from '../process/end.ts'
import { isSameProcess, startedAt } from '../process/identity.ts'
import { readRecords, type Records } from '../process/records.ts'
import { alreadyRunning } from './folder-holder.ts'

const supervisorName = 'supervisor'

/**
 * Ends what an earlier run has left behind (a kill -9 of the supervisor), in the order of stopping.
 * A process whose number now belongs to somebody else is not touched.
 *
 * @returns the names of what was ended
 * @throws Failure when that earlier run is still there
 */
export async function endLeftovers(recordFile: string): Promise<string[]> {
  const left = readRecords(recordFile).filter(isSameProcess)
  const running = left.find(({ name }) => name === supervisorName)
  if (running && running.pid !== process.pid) {
    throw alreadyRunning(running.pid)
  }
  for (const tier of [...new Set(left.map((record) => record.tier))].sort((a, b) => a - b)) {
    const group = left.filter((record) => record.tier === tier)
    await Promise.all(group.map(({ pid, signal }) => endProcess(pid, signal, 10_000)))
  }
  return left.map(({ name }) => name)
}

/** Records this very process, so that a second start in the same folder knows of it. */
export function recordSupervisor(records: Records): void {
  records.add({
    name: supervisorName,
    pid: process.pid,
    port: null,
    command: process.argv.join(' '),
    mark: 'launch.mjs',
    startedAt: startedAt(process.pid),
    signal: 'SIGTERM',
    tier: -1,
  })
}
