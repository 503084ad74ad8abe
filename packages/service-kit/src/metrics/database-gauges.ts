import type { Registry } from 'prom-client'
import type { Database } from '../database.ts'
import { countLetters } from '../inbox/dead-letters.ts'
import { pendingFacts } from '../outbox/rows.ts'
import { gauge, gauges } from './gauges.ts'

/** The pool, and what waits in the tables of the kit; a database that is away must not hide the other figures. */
export function measureDatabase(registry: Registry, db: Database): void {
  const pool = { name: 'database_connections', help: 'Connections of the pool, in use and idle', label: 'state' }
  gauges(registry, pool, () => [
    ['in_use', db.pool.inUse],
    ['idle', db.pool.idle],
  ])
  gauge(registry, 'database_waiting', 'Statements that wait for a connection', () => db.pool.waiting)
  gauge(registry, 'outbox_pending', 'Events that are not on the broker yet', async () => {
    const waiting = await pendingFacts(db).catch(() => undefined)
    return waiting?.count
  })
  gauge(registry, 'outbox_age_seconds', 'How long the oldest event has waited for the broker', async () => {
    const waiting = await pendingFacts(db).catch(() => undefined)
    return waiting?.ageSeconds
  })
  const parked = { name: 'dead_letters', help: 'Events that are parked and wait for a person', label: 'consumer' }
  gauges(registry, parked, async () => {
    const counts = await countLetters(db).catch(() => undefined)
    return (
      counts &&
      [...counts]
        .filter(([, { parked: count }]) => count > 0)
        .map(([name, { parked: count }]) => [name, count] as const)
    )
  })
}
