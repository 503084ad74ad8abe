import type { DemoUser } from '@ensemble/contracts/demo'
import type { Database } from '@ensemble/service-kit/database'
import { Refusal } from '@ensemble/service-kit/refusal'
import type { Deps } from '../src/deps.ts'
import type { Actor } from '../src/domain/access.ts'

/** Where the demo takes place: our own use cases, with a clock that the loader sets and nobody mailed. */
export interface Stage {
  today: Date
  at: (moment: Date) => Deps
  /** Swallows a refusal (somebody had left already, say), and nothing else. */
  unlessRefused: (error: unknown) => void
}

export function createStage(db: Database, today: Date): Stage {
  return {
    today,
    at: (moment) => ({ db, clock: { now: () => moment }, quiet: true }),
    unlessRefused: (error) => {
      if (!(error instanceof Refusal)) throw error
    },
  }
}

export function actorOf({ id, role, departmentCode }: DemoUser): Actor {
  return { id, role, departmentCode }
}
