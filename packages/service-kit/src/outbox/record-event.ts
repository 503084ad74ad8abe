import { randomUUID } from 'node:crypto'
import { CloudEvent, type EventDefinition } from '@ensemble/contracts/events'
import type { Static } from 'typebox'
import { closedCopy } from '../closed-copy.ts'
import type { Tx } from '../database.ts'
import { checkOf, describeErrors, type SchemaCheck } from '../schema-check.ts'
import { currentTrace } from '../trace.ts'

export interface NewEvent<Definition extends EventDefinition> {
  definition: Definition
  aggregateId: string
  /** Version of the aggregate after the change; its row is locked or version-checked in this transaction. */
  aggregateVersion: number
  data: Static<Definition['data']>
  time: Date
  /** Last word of the broker's subject, where the contract asks for one (the user's id, so that it can be purged). */
  subjectSuffix?: string
  /** For imported and demonstration facts: read models take them, nobody is mailed. */
  quiet?: boolean
}

const checks = new WeakMap<EventDefinition, SchemaCheck<EventDefinition['data']>>()

/**
 * Writes a fact to the outbox, in the transaction of the change that it tells of.
 * @param tx only `inTransaction` hands one out: without a transaction this does not compile
 * @throws {TypeError} when the data is not what the contract says; a field that the contract does not name included,
 *   so that nothing personal slips out
 */
export async function recordEvent<Definition extends EventDefinition>(tx: Tx, event: NewEvent<Definition>) {
  const { definition, aggregateId, aggregateVersion } = event
  const eventId = randomUUID()
  const { traceparent, requestId } = currentTrace() ?? {}
  const payload = {
    specversion: '1.0',
    id: eventId,
    source: `/${definition.type.split('.')[0] ?? ''}`,
    type: definition.type,
    subject: aggregateId,
    time: event.time.toISOString(),
    datacontenttype: 'application/json',
    dataversion: definition.version,
    aggregateversion: aggregateVersion,
    ...(event.quiet ? { quiet: true } : {}),
    ...(traceparent ? { traceparent } : {}),
    ...(requestId ? { requestid: requestId } : {}),
    data: event.data,
  }
  const check = checkFor(definition)
  if (!check(payload))
    throw new TypeError(`${definition.type} does not keep its contract: ${describeErrors(check.errors)}`)
  const subject = event.subjectSuffix ? `${definition.type}.${event.subjectSuffix}` : definition.type
  tx.write({
    name: 'outbox-insert',
    text: `insert into outbox (event_id, subject, type, version, aggregate_id, aggregate_version, payload, fact_key)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      eventId,
      subject,
      definition.type,
      definition.version,
      aggregateId,
      aggregateVersion,
      JSON.stringify(payload),
      factKeyOf(definition, aggregateId, event.data),
    ],
  })
  tx.hasEvents = true
}

/** What an old fact is kept under: the newest fact of the same key makes it superfluous. */
function factKeyOf({ type, replaces = type }: EventDefinition, aggregateId: string, data: unknown): string | null {
  if (replaces === null) return null
  const person = typeof data === 'object' && data !== null && 'userId' in data ? [String(data.userId)] : []
  return [replaces, aggregateId, ...person].join(':')
}

function checkFor(definition: EventDefinition): SchemaCheck<EventDefinition['data']> {
  const known = checks.get(definition)
  if (known) return known
  const check = checkOf(closedCopy(CloudEvent(definition.data)))
  checks.set(definition, check)
  return check
}
