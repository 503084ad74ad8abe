import Type from 'typebox'
import { checkOf } from '../schema-check.ts'

export interface LoopState {
  name: string
  healthy: boolean
  restarts: number
  lastError: string
}

const isReadiness = checkOf(
  Type.Object({
    loops: Type.Record(
      Type.String(),
      Type.Object({ healthy: Type.Boolean(), restarts: Type.Integer(), lastError: Type.Optional(Type.String()) }),
    ),
  }),
)

/** The loops of the running service, from its /readyz; none when it does not answer. */
export async function readLoops(url: string): Promise<LoopState[]> {
  try {
    const answer: unknown = await (await fetch(url, { signal: AbortSignal.timeout(3000) })).json()
    if (!isReadiness(answer)) return []
    return Object.entries(answer.loops).map(([name, { healthy, restarts, lastError = '' }]) => ({
      name,
      healthy,
      restarts,
      lastError,
    }))
  } catch {
    return []
  }
}
