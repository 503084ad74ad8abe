import type { Startable } from '../process/spawn-program.ts'

/** In which order programs stop: the public door first, the database last. */
export const tiers = { edge: 0, service: 1, broker: 2, database: 3 } as const

/** One long-running program of the platform: how to start it, how to know that it is ready, how to stop it. */
export interface Program extends Startable {
  /** The ports it listens on, each with the variable that changes it. */
  ports: readonly { port: number; variable: string }[]
  /** Clears what an earlier one has left behind when it died; called before every start. */
  clear?: () => Promise<void>
  /** True when it can do its work; asked again and again until the patience (milliseconds) is over. */
  ready: () => Promise<boolean>
  readyWithin: number
  signal: 'SIGTERM' | 'SIGINT'
  stopWithin: number
  tier: number
}

/** True when the address answers 200: how the services and the gateway say that they are ready. */
export async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}
