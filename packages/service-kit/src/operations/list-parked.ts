import { listDeadLetters } from '../inbox/dead-letters.ts'
import type { Operation } from './operate.ts'
import type { Outcome } from './service-operations.ts'
import { table } from './table.ts'

/** What is parked, oldest first. Payloads are for `--json`: a broken message is long. */
export async function listParked({ service, db }: Operation): Promise<Outcome> {
  const letters = await listDeadLetters(db)
  const rows = letters.map(({ id, consumer, subject, deliveries, createdAt, error }) => [
    id,
    consumer,
    subject,
    deliveries,
    createdAt.toISOString(),
    error.replace(/\s+/g, ' ').slice(0, 80),
  ])
  const titles = ['id', 'consumer', 'subject', 'deliveries', 'parked at', 'error']
  return {
    ok: letters.length === 0,
    data: { deadLetters: letters },
    text: `${service.name}\n${table(titles, rows, 'nothing is parked')}`,
  }
}
