import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir } from '../platform.ts'
import { freePort } from './free-port.ts'
import { running } from './programs.ts'

export interface Crashing {
  address: string
  alive: () => boolean
  /** Fulfilled with the signal that ended it, or with null when it ended by itself. */
  ended: Promise<NodeJS.Signals | null>
  stop: () => void
}

/**
 * A second process of a running service, with the very settings of the first but for its port, that dies at a fault
 * point of the kit. Linux tells the settings of a process.
 * @param point see service-kit/README.md
 */
export async function crashing(name: 'svc-users' | 'svc-missions', point: string): Promise<Crashing> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [join(dataDir, 'build', name, 'main.mjs')], {
    stdio: 'ignore',
    // The kit listens to FAULT_EXIT_AT in tests alone.
    env: { ...settingsOf(name), NODE_ENV: 'test', FAULT_EXIT_AT: point, PORT: String(port) },
  })
  return {
    address: `127.0.0.1:${port}`,
    alive: () => child.exitCode === null && child.signalCode === null,
    ended: once(child, 'exit').then(([, signal]) => signal),
    stop: () => child.kill('SIGKILL'),
  }
}

function settingsOf(name: 'svc-users' | 'svc-missions'): NodeJS.ProcessEnv {
  const lines = readFileSync(`/proc/${running(name)?.pid ?? 0}/environ`, 'utf8').split('\0')
  return Object.fromEntries(lines.filter(Boolean).map((line) => line.split(/=(.*)/s).slice(0, 2)))
}
