import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './identity.ts'

/**
 * Ends a process politely, and its whole group by force when it does not obey in time.
 *
 * @param pid the leader of a process group of its own
 * @param patience milliseconds before SIGKILL
 */
export async function endProcess(pid: number, signal: NodeJS.Signals, patience: number): Promise<void> {
  send(pid, signal)
  const deadline = Date.now() + patience
  while (isAlive(pid) && Date.now() < deadline) await pause(20)
  if (!isAlive(pid)) return
  send(-pid, 'SIGKILL')
  send(pid, 'SIGKILL')
  while (isAlive(pid)) await pause(20)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile: nothing is left to do.
  }
}
