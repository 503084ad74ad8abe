import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable, selectList } from '@ensemble/service-kit/table'
import type { ChargeChange } from '../domain/charges.ts'
import { missions } from './mission-table.ts'

/** That somebody else has put a person in charge of a mission, or taken it from them, and nobody was told yet. */
interface ChargeToTell extends ChargeChange {
  missionId: string
  /** Null once the account of that person is gone. */
  byId: string | null
  at: Date
}

export const table = defineTable<ChargeToTell>('charges_to_tell', {
  missionId: 'text',
  userId: 'uuid',
  byId: 'uuid',
  ranBefore: 'boolean',
  at: 'timestamptz',
})

// What was before the first change is compared with what is in the end.
const noteOne = table.insert({
  name: 'charge-note',
  then: 'on conflict (mission_id, user_id) do update set by_id = excluded.by_id',
})

/** Notes who is to be told of a change, in its transaction. */
export function note(
  tx: Tx,
  changes: readonly ChargeChange[],
  circumstances: Pick<ChargeToTell, 'missionId' | 'byId' | 'at'>,
): void {
  for (const change of changes) tx.write(noteOne({ ...change, ...circumstances }))
}

/** Whom somebody is to be told by. */
export type ToldBy = Pick<ChargeToTell, 'userId' | 'byId'>

const people = table.pick('userId', 'byId').select()

/** Who is to be told of changes that were noted by the given time, and by whom, the oldest first. */
export async function findDue(db: Queryable, notedBy: Date, limit: number): Promise<ToldBy[]> {
  const { rows } = await db.query<ToldBy>({
    name: 'charges-due',
    text: `select ${people} from charges_to_tell
      where at <= $1 group by user_id, by_id order by min(at) limit $2`,
    values: [notedBy, limit],
  })
  return rows
}

export interface Charged {
  missionId: string
  title: string
  startAt: Date
  endAt: Date | null
  version: number
}

type Looked = Charged & { runs: boolean }

const columns = selectList({
  missionId: 'm.id',
  ...missions.pick('title', 'startAt', 'endAt', 'version').columns('m'),
  runs: 'm.manager_ids @> array[$2::uuid]',
} satisfies Record<keyof Looked, string>)

/**
 * Takes what one person is to be told by another. @returns the missions that they did not run before and run now, and
 * those that they ran before and run no more, of those that are not over, the soonest first; nothing to the second of
 * two processes
 */
export async function take(tx: Tx, { userId, byId }: ToldBy): Promise<Record<'begun' | 'ended', Charged[]>> {
  const taken = await tx.query<Pick<ChargeToTell, 'missionId' | 'ranBefore'>>({
    name: 'charges-take',
    text: `delete from charges_to_tell where user_id = $1 and by_id is not distinct from $2
      returning ${table.pick('missionId', 'ranBefore').select()}`,
    values: [userId, byId],
  })
  if (taken.rows.length === 0) return { begun: [], ended: [] }
  const ran = new Map(taken.rows.map(({ missionId, ranBefore }) => [missionId, ranBefore]))
  // Afterwards: an edit that held one of the rows until now is seen.
  const { rows } = await tx.query<Looked>({
    name: 'charges-of-person',
    text: `select ${columns} from missions m
      where m.id = any($1) and m.closed_at is null and m.deleted_at is null
      order by m.start_at, m.id`,
    values: [[...ran.keys()], userId],
  })
  return {
    begun: rows.filter(({ missionId, runs }) => runs && !ran.get(missionId)),
    ended: rows.filter(({ missionId, runs }) => !runs && ran.get(missionId)),
  }
}

/** Forgets what somebody was to be told, and that it was them who put others in charge. @returns how many rows */
export async function erasePerson(tx: Tx, userId: string): Promise<number> {
  const told = await tx.query({
    name: 'charges-erase-person',
    text: 'delete from charges_to_tell where user_id = $1',
    values: [userId],
  })
  const given = await tx.query({
    name: 'charges-erase-giver',
    text: 'update charges_to_tell set by_id = null where by_id = $1',
    values: [userId],
  })
  return told.rowCount + given.rowCount
}
