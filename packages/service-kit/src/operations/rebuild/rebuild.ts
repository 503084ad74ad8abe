import type { Bus } from '../../bus.ts'
import { type Database, inTransaction, openDatabase } from '../../database.ts'
import type { Projection } from '../service-operations.ts'
import { compare, type Difference, digest, live, repair, shadow, type TableDigest } from './compare.ts'
import { applyEvents } from './apply-events.ts'
import { openReplay, type Replay } from './replay.ts'
import { dropShadow, lockLive, makeShadow } from './shadow-table.ts'
import { snapshotPages } from './snapshot-pages.ts'

export interface Rebuilt {
  /** Kept facts that the producer gave, and events of the stream up to `sequence`. */
  facts: number
  events: number
  sequence: number
  live: TableDigest
  rebuilt: TableDigest
  /** The live table at the end: equal to the rebuilt one unless it was only compared. */
  after: TableDigest
  differing: Difference[]
  /** Events that no handler could take, with the reason. */
  skipped: string[]
  /** How long all of it took, and how long the consumer of this table had to wait, in ms. */
  ms: { total: number; locked: number }
}

export interface RebuildOptions {
  projection: Projection
  /** Address of the database with the owner role. */
  ownerUrl: string
  /** Where the producer of the facts listens. */
  producerUrl: string
  /** Says to the producer who asks. */
  showSelf: () => Promise<Record<string, string>>
  bus: Bus
  /** Only compare. */
  check: boolean
}

/**
 * Builds a read model anew beside the live one, while everything goes on, and makes the live one equal to it. The newest
 * fact of each kind comes from the producer, however old it is, then the stream from its beginning to its end; versions
 * make the overlap harmless. The last of it, the comparison and the repair are one transaction that holds up the
 * consumer of this table and no reader.
 * @throws when the producer, the broker or the database does not answer; nothing is changed then
 */
export async function rebuild(options: RebuildOptions): Promise<Rebuilt> {
  const { projection, ownerUrl, producerUrl, showSelf, bus } = options
  const begun = Date.now()
  // One connection: the shadow is a temporary table, so it hides the live one from the handlers and leaves with us.
  const db = openDatabase({ url: ownerUrl, max: 1, idleTimeoutMs: 0, statementTimeoutMs: 60_000 })
  let replay: Replay | undefined
  try {
    await makeShadow(db, projection)
    const skipped: string[] = []
    let facts = 0
    for await (const page of snapshotPages(producerUrl, projection.filter, showSelf)) {
      skipped.push(...(await inTransaction(db, (tx) => applyEvents(tx, projection.handlers, page))))
      facts += page.length
    }
    replay = await openReplay(bus, projection)
    const handle = (events: unknown[]) => inTransaction(db, (tx) => applyEvents(tx, projection.handlers, events))
    const before = await replay.drain(async (events) => void skipped.push(...(await handle(events))))
    const end = await settle(db, replay, options, skipped)
    return {
      facts,
      events: before + end.events,
      sequence: replay.sequence,
      skipped,
      ...end.tables,
      ms: { total: Date.now() - begun, locked: end.locked },
    }
  } finally {
    await replay?.close()
    await dropShadow(db)
    await db.close()
  }
}

type Tables = Pick<Rebuilt, 'live' | 'rebuilt' | 'after' | 'differing'>

/** The end: the consumer waits, the shadow takes what is left, and the two tables are compared and made equal. */
async function settle(db: Database, replay: Replay, { projection, check }: RebuildOptions, skipped: string[]) {
  let locked = Date.now()
  const end = await inTransaction(db, async (tx) => {
    await lockLive(tx, projection)
    locked = Date.now()
    const events = await replay.drain(async (batch) => {
      skipped.push(...(await applyEvents(tx, projection.handlers, batch)))
    })
    const [before, rebuilt] = [
      await digest(tx, live(projection), projection),
      await digest(tx, shadow(projection), projection),
    ]
    const differing = await compare(tx, projection)
    if (!check) {
      await repair(tx, projection)
      await projection.afterwards?.(tx)
    }
    const after = await digest(tx, live(projection), projection)
    if (!check && after.checksum !== rebuilt.checksum)
      throw new Error('the repaired table is not equal: nothing changed')
    const tables: Tables = { live: before, rebuilt, after, differing }
    return { events, tables }
  })
  return { ...end, locked: Date.now() - locked }
}
