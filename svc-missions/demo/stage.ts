import type { DemoUser } from '@ensemble/contracts/demo'
import type { Database } from '@ensemble/service-kit/database'
import { createLog } from '@ensemble/service-kit/log'
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

export function createStage(
  db: Database,
  today: Date,
  kept: Pick<Deps, 'vault' | 'solicitation' | 'messagesPerHour'>,
): Stage {
  const log = createLog({ name: 'svc-missions demo', level: 'error' })
  return {
    today,
    at: (moment) => ({ db, log, ...kept, clock: { now: () => moment }, quiet: true }),
    unlessRefused: (error) => {
      if (!(error instanceof Refusal)) throw error
    },
  }
}

export function actorOf({ id, role, departmentCode }: DemoUser): Actor {
  return { id, role, departmentCode }
}
