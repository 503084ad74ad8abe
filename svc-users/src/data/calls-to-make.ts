import type { CallOutcome } from '@ensemble/contracts/users/by-telephone'
import { patienceDays } from '@ensemble/contracts/patience'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { defineTable } from '@ensemble/service-kit/table'
import { followsCallsOf } from '../domain/calls-to-make.ts'
import { daysAfter } from '../domain/days.ts'
import type { Reader } from '../domain/visibility.ts'

/** News for somebody without an e-mail address. */
export interface CallToMake {
  id: string
  /** The same fact, kind and person are told once. */
  dedupeKey: string
  userId: string
  /** The mail that it would have been. */
  kind: string
  missionId: string | null
  subject: string
  body: string
  since: Date
  /** From when on it is of no use any more; null: never. */
  until: Date | null
  /** Before when they have to know; null where nothing is ahead that they would come to. */
  neededBy: Date | null
  outcome: CallOutcome | null
  doneAt: Date | null
}

export const table = defineTable<CallToMake>('calls_to_make', {
  id: 'uuid',
  dedupeKey: 'text',
  userId: 'uuid',
  kind: 'text',
  missionId: 'uuid',
  subject: 'text',
  body: 'text',
  since: 'timestamptz',
  until: 'timestamptz',
  neededBy: 'timestamptz',
  outcome: 'text',
  doneAt: 'timestamptz',
})

const insertRow = table.insert({ name: 'calls-to-make-insert', then: 'on conflict (dedupe_key) do nothing' })

export async function add(tx: Tx, call: Omit<CallToMake, 'outcome' | 'doneAt'>): Promise<void> {
  await tx.query(insertRow({ ...call, outcome: null, doneAt: null }))
}

/** @throws Refusal NOT_FOUND */
export async function lock(tx: Tx, id: string): Promise<CallToMake> {
  const { rows } = await tx.query<CallToMake>({
    name: 'calls-to-make-lock',
    text: `select ${table.select()} from calls_to_make where id = $1 for update`,
    values: [id],
  })
  return rows[0] ?? refuse('NOT_FOUND')
}

/** Notes what became of a call. */
export async function settle(tx: Tx, id: string, outcome: CallOutcome, at: Date): Promise<void> {
  await tx.query({
    name: 'calls-to-make-settle',
    text: 'update calls_to_make set outcome = $2, done_at = $3 where id = $1',
    values: [id, outcome, at],
  })
}

/** Takes calls of these kinds about a mission off the list of somebody who is told something newer. */
export async function replace(
  tx: Tx,
  { userId, missionId, kinds, at }: { userId: string; missionId: string; kinds: readonly string[]; at: Date },
): Promise<void> {
  await tx.query({
    name: 'calls-to-make-replace',
    text: `update calls_to_make set outcome = 'not_needed', done_at = $4
      where user_id = $1 and mission_id = $2 and kind = any ($3::text[]) and outcome is null and since <= $4`,
    values: [userId, missionId, kinds, at],
  })
}

/** Takes calls of these kinds about a mission off the list, whoever they are for. */
export async function settleAbout(
  tx: Tx,
  { missionId, kinds, at }: { missionId: string; kinds: readonly string[]; at: Date },
): Promise<void> {
  await tx.query({
    name: 'calls-to-make-settle-about',
    text: `update calls_to_make set outcome = 'not_needed', done_at = $3
      where mission_id = $1 and kind = any ($2::text[]) and outcome is null and since <= $3`,
    values: [missionId, kinds, at],
  })
}

/** Whoever has an address of their own from now on is called about nothing more. */
export async function settleOf(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'calls-to-make-settle-of',
    text: `update calls_to_make set outcome = 'not_needed', done_at = $2 where user_id = $1 and outcome is null`,
    values: [userId, at],
  })
}

/**
 * Calls that are open and in somebody's reach: $1 who reads, $2 their department, $3 whether they look after all of
 * them, $4 since when a call is late, $5 now. Whoever looks after all sees what was left lying, and what nobody else
 * sees. Needs `c` and `u`.
 */
export const callsInReach = `c.outcome is null and (c.until is null or c.until > $5::timestamptz) and u.status <> 'deleted'
  and (u.department_code = $2::text
    or exists (select 1 from mission_titles m where m.mission_id = c.mission_id and $1::uuid = any(m.manager_ids))
    or ($3::boolean and (c.since < $4::timestamptz or not exists (select 1 from users r
      where r.role = 'referent' and r.status = 'validated' and r.department_code = u.department_code))))`

export interface AskedCalls {
  reader: Reader
  at: Date
}

export function reachValues({ reader, at }: AskedCalls): unknown[] {
  const { departmentCode, everywhere } = followsCallsOf(reader)
  return [reader.id, departmentCode, everywhere, daysAfter(at, -patienceDays.call), at]
}

/** Whether somebody may note what became of a call. */
export async function mayCall(db: Queryable, { callId, ...asked }: AskedCalls & { callId: string }): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'calls-to-make-may',
    text: `select 1 from calls_to_make c join users u on u.id = c.user_id
           where c.id = $6 and (c.outcome is not null or (${callsInReach}))`,
    values: [...reachValues(asked), callId],
  })
  return rowCount > 0
}
