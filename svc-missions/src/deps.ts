import type { Clock } from '@ensemble/service-kit/clock'
import type { Database } from '@ensemble/service-kit/database'

/** What a use case may use. */
export interface Deps {
  db: Database
  clock: Clock
  /** Facts written by the demo loader fill read models, and nobody is mailed about them. */
  quiet?: boolean
}
