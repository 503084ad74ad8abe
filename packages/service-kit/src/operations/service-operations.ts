import type { StreamName } from '@ensemble/contracts/events'
import type { Tx } from '../database.ts'
import type { ConsumerDefinition, Handler } from '../inbox/consume.ts'

/** A read model of another team's data: a table that events alone have made, and can make again. */
export interface Projection {
  /** How an operator names it. */
  name: string
  /** The table in the schema `public`. */
  table: string
  /** Columns of its primary key. */
  key: readonly string[]
  stream: StreamName
  filter: string
  /**
   * What events do to this table and to nothing else: never a mail, an activity or a notification. They may come in any
   * order and again, so state is kept by `aggregateversion`.
   */
  handlers: readonly Handler[]
  /** Brings up to date what other tables copy from this one; in the transaction that repairs it. */
  afterwards?: (tx: Tx) => Promise<void>
}

/** What the operators' commands need to know of a service. */
export interface ServiceOperations {
  /** As in `svc-users`. */
  name: string
  /** The stream that it fills. */
  stream: StreamName
  consumers: readonly ConsumerDefinition[]
  projections: readonly Projection[]
}

/** What came of a command. */
export interface Outcome {
  /** Nothing is left for a person to do. */
  ok: boolean
  /** For `--json`. */
  data: object
  /** For a person. */
  text: string
}

/** The command is not understood, or cannot be done as it is given; the message says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
