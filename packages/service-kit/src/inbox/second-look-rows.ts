import type { Queryable } from '../database.ts'

/** @returns number of the last message of this very stream that was looked at; 0 for none */
export async function lookedUpTo(db: Queryable, stream: string, created: string): Promise<number> {
  const { rows } = await db.query<{ sequence: number }>({
    name: 'second-look-read',
    text: `select sequence from second_looks where stream = $1 and stream_created = $2`,
    values: [stream, created],
  })
  return rows[0]?.sequence ?? 0
}

export async function noteLook(db: Queryable, stream: string, created: string, sequence: number): Promise<void> {
  await db.query({
    name: 'second-look-note',
    text: `insert into second_looks (stream, stream_created, sequence) values ($1, $2, $3)
           on conflict (stream) do update
           set stream_created = excluded.stream_created, sequence = excluded.sequence`,
    values: [stream, created, sequence],
  })
}

/** @returns those of the events that a consumer has neither done nor parked */
export async function neverTaken(db: Queryable, consumer: string, eventIds: string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>({
    name: 'second-look-missing',
    text: `select e.id from unnest($2::uuid[]) as e(id)
           where not exists (select 1 from inbox where consumer = $1 and event_id = e.id)
             and not exists (select 1 from dead_letters where consumer = $1 and message_id = e.id::text)`,
    values: [consumer, eventIds],
  })
  return new Set(rows.map(({ id }) => id))
}
