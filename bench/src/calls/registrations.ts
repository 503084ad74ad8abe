import pg from 'pg'
import { personId } from '../load-missions.ts'

/** As many missions as people register for in turn, and the one that all want. */
const manyMissions = 1000
const hotCapacity = 200

/** Members who register, and whom nothing else in the data knows. */
const firstMember = 1_000_000
export const memberCount = 4000

export function memberId(n: number): string {
  return personId(firstMember + (n % memberCount))
}

/** What is registered for, and how to put it back. */
export interface Registrations {
  hot: string
  many: readonly string[]
  /** @throws Error when a place was given twice */
  undo: () => Promise<void>
  close: () => Promise<void>
}

export async function prepareRegistrations(databaseUrl: string): Promise<Registrations> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  const { rows } = await db.query<{ id: string }>(
    `select id from missions where approval_status = 'approved' and closed_at is null and deleted_at is null
       and start_at > now() + interval '1 day' order by id limit $1`,
    [manyMissions + 1],
  )
  const [hot, ...many] = rows.map(({ id }) => id)
  if (hot === undefined || many.length < manyMissions) throw new Error('There are too few missions to register for.')
  await db.query('update mission_seats set capacity = $2 where mission_id = $1', [hot, hotCapacity])
  await db.query(`update missions set registration_mode = 'open' where id = $1`, [hot])
  await undo()

  async function undo(): Promise<void> {
    const { rows: sold } = await db.query(
      `select s.mission_id from mission_seats s
       where s.mission_id = any($1) and (select count(*) from participants p
         where p.mission_id = s.mission_id and p.user_id between $2 and $3 and p.validation_status = 'validated')
         > s.capacity`,
      [[hot, ...many], memberId(0), memberId(memberCount - 1)],
    )
    if (sold.length > 0) throw new Error(`Places were given twice: ${JSON.stringify(sold)}`)
    await db.query('delete from participants where mission_id = any($1) and user_id between $2 and $3', [
      [hot, ...many],
      memberId(0),
      memberId(memberCount - 1),
    ])
    await db.query(
      `update mission_seats set validated = 0, awaiting_staff = 0, waitlist = 0, last_waitlist_position = 0
       where mission_id = any($1)`,
      [[hot, ...many]],
    )
    await db.query('delete from outbox')
    await db.query('delete from idempotency')
    await db.query('vacuum analyze participants, mission_seats, missions, outbox, idempotency')
  }

  return { hot, many, undo, close: () => db.end() }
}
