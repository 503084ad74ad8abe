import type { Queryable, Tx } from '../database.ts'
import type { StreamMessage } from '../stream/stream-state.ts'

/** Where a consumer is in its stream. */
export interface Place {
  consumer: string
  streamCreated: string
  /** Raised whenever the stream is read anew. */
  epoch: number
  /** Of the last message that the consumer is done with; 0 before the first. */
  sequence: number
  messageId: string | null
}

/** Gives a place before the first message to consumers that have none. */
export async function makePlaces(
  db: Queryable,
  stream: string,
  created: string,
  consumers: readonly string[],
): Promise<void> {
  await db.query({
    name: 'places-make',
    text: `insert into stream_places (consumer, stream, stream_created) select unnest($1::text[]), $2, $3
           on conflict do nothing`,
    values: [consumers, stream, created],
  })
}

export async function readPlaces(db: Queryable, consumers: readonly string[]): Promise<Place[]> {
  const { rows } = await db.query<Place>({
    name: 'places-read',
    text: `select consumer, stream_created as "streamCreated", epoch, sequence, message_id as "messageId"
           from stream_places where consumer = any($1) order by consumer`,
    values: [consumers],
  })
  return rows
}

/** Puts consumers before the first message of a stream, unless another process has done so. */
export async function beginAnew(db: Queryable, places: readonly Place[], created: string): Promise<void> {
  await db.query({
    name: 'places-begin-anew',
    text: `update stream_places p
           set stream_created = $3, epoch = p.epoch + 1, sequence = 0, message_id = null
           from unnest($1::text[], $2::integer[]) as known (consumer, epoch)
           where p.consumer = known.consumer and p.epoch = known.epoch`,
    values: [places.map(({ consumer }) => consumer), places.map(({ epoch }) => epoch), created],
  })
}

/** Another process has begun the stream anew: what this one has in hand is of the stream as it was. */
class Superseded extends Error {
  override readonly name = 'Superseded'
}

/** What a consumer would do about an event. */
interface Due {
  consumer: string
  eventId: string
}

export interface Advance<Each extends Due> {
  places: readonly Place[]
  /** Names this process among those of its service that read the same stream. */
  reader: string
  /** The last message that is done with; none when events are done out of their turn. */
  last?: Pick<StreamMessage, 'sequence' | 'id'>
  due: readonly Each[]
}

/**
 * Moves places forward, and notes in the inbox what is done with that: one statement, because a batch of one event costs
 * as many round trips as it has statements. Whoever else reads the same stream waits here until this one has committed.
 * @returns what nobody has done yet, and whether another process has lately said that it came too late
 * @throws {Superseded}
 */
export async function advance<Each extends Due>(
  tx: Tx,
  { places, reader, last, due }: Advance<Each>,
): Promise<{ fresh: Each[]; isContested: boolean }> {
  const { rows } = await tx.query<{ consumer: string; eventId: string | null; isContested: boolean }>({
    name: 'places-advance',
    // Places first, and in one order: two processes wait for each other, and never both.
    text: `with moved as (
             update stream_places p
             set sequence = greatest(p.sequence, $3),
               message_id = case when p.sequence < $3 then $4 else p.message_id end
             from (
               select own.consumer from stream_places own join unnest($1::text[], $2::integer[]) as known (consumer, epoch)
                 on own.consumer = known.consumer and own.epoch = known.epoch
               order by own.consumer for update of own
             ) as own
             where p.consumer = own.consumer
             returning p.consumer, p.rival is distinct from $7 and p.rival_at > now() - interval '10 s' as contested
           ), fresh as (
             insert into inbox (consumer, event_id)
             select * from unnest($5::text[], $6::uuid[]) where exists (select from moved)
             on conflict do nothing returning consumer, event_id
           )
           select consumer, event_id::text as "eventId", false as "isContested" from fresh
           union all select consumer, null, contested from moved`,
    values: [
      places.map(({ consumer }) => consumer),
      places.map(({ epoch }) => epoch),
      last?.sequence ?? null,
      last?.id ?? null,
      due.map(({ consumer }) => consumer),
      due.map(({ eventId }) => eventId),
      reader,
    ],
  })
  const fresh = new Set<string>()
  let [known, isContested] = [0, false]
  for (const row of rows) {
    if (row.eventId !== null) fresh.add(keyOf(row.consumer, row.eventId))
    else [known, isContested] = [known + 1, isContested || row.isContested]
  }
  if (known < places.length) throw new Superseded('the stream is read anew')
  // Once each: the same event may be in the stream twice.
  return { fresh: due.filter(({ consumer, eventId }) => fresh.delete(keyOf(consumer, eventId))), isContested }
}

function keyOf(consumer: string, eventId: string): string {
  return `${consumer} ${eventId.toLowerCase()}`
}

/** Says that this process came too late with all that it had, so that it is let go first for a while. */
export async function sayTooLate(tx: Tx, places: readonly Place[], reader: string): Promise<void> {
  await tx.query({
    name: 'places-too-late',
    text: `update stream_places set rival = $2, rival_at = now()
           where consumer = any($1) and (rival_at is null or rival_at < now() - interval '500 ms')`,
    values: [places.map(({ consumer }) => consumer), reader],
  })
}
