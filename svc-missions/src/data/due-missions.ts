import type { MissionNoticeKind } from '@ensemble/contracts/missions/events'
import type { Queryable } from '@ensemble/service-kit/database'
import { selectList } from '@ensemble/service-kit/table'
import type { Mission } from '../domain/mission.ts'
import { notOverSql, overBit } from './mission-traits.ts'
import { pressingSql, unansweredSql } from './unanswered-requests.ts'

const open = 'm.closed_at is null and m.deleted_at is null'
const running = `m.approval_status = 'approved' and ${open}`
/**
 * Whether a mission `m` was approved and not refused since, over or not: who takes part stays while only a change of it
 * waits for approval.
 */
export const agreedSql = `(m.approval_status = 'approved' or m.approved_content is not null and m.rejected_at is null)`
const takesPlace = `${agreedSql} and ${open}`

/** When a mission `m` came to its end, by its dates or because somebody ended it; null where it goes on. */
export const overSinceSql = 'least(m.end_at, m.closed_at, m.deleted_at)'

/** From when to when a date must lie, the first excluded. */
export interface Span {
  after: Date
  until: Date
}

async function idsOf(db: Queryable, name: string, text: string, values: unknown[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({ name, text, values })
  return rows.map(({ id }) => id)
}

/** Missions that begin in a span of time, and of which nobody was told yet. */
export function findStarting(db: Queryable, { after, until }: Span, limit: number): Promise<string[]> {
  return idsOf(
    db,
    'missions-starting',
    `select m.id from missions m where ${takesPlace} and m.start_at > $1 and m.start_at <= $2
       and not exists (select 1 from mission_notices n where n.mission_id = m.id and n.kind = 'starting_soon'
         and n.occasion = m.start_at::text)
     order by m.start_at, m.id limit $3`,
    [after, until, limit],
  )
}

/**
 * Missions under way whose end lies in a span of time, and of whose end nobody was told so yet. What takes no longer
 * than a week is not said to end in a week: that would be said while people are there.
 */
export function findEnding(
  db: Queryable,
  kind: MissionNoticeKind,
  { after, until }: Span,
  now: Date,
  limit: number,
): Promise<string[]> {
  return idsOf(
    db,
    'missions-ending',
    `select m.id from missions m where ${running} and m.start_at <= $3 and m.end_at > $1 and m.end_at <= $2
       and ($4 <> 'ending_soon' or m.end_at > m.start_at + interval '7 days')
       and not exists (select 1 from mission_notices n where n.mission_id = m.id and n.kind = $4
         and n.occasion = m.end_at::text)
     order by m.end_at, m.id limit $5`,
    [after, until, now, kind, limit],
  )
}

/** Missions that ended long ago, and whose managers were told in good time that they will be closed. */
export function findToClose(
  db: Queryable,
  { endedBefore, toldBefore, limit }: { endedBefore: Date; toldBefore: Date; limit: number },
): Promise<string[]> {
  return idsOf(
    db,
    'missions-to-close',
    `select m.id from missions m where ${running} and m.end_at < $1
       and exists (select 1 from mission_notices n where n.mission_id = m.id and n.kind = 'closing_soon'
         and n.occasion = m.end_at::text and n.told_at <= $2)
     order by m.end_at, m.id limit $3`,
    [endedBefore, toldBefore, limit],
  )
}

export interface Unanswered extends Pick<Mission, 'title' | 'departmentCode' | 'managerIds'> {
  missionId: string
  version: number
  /** How many requests have waited for long or have no time, and since when the oldest has. */
  count: number
  since: Date
  /** When it begins, where one of them has to be answered by then. */
  startAt: Date | null
  /** When its managers last heard of it. */
  lastTold: Date | null
}

/** Of `$3` now, `$4` what is soon, `$5` who is told. */
const pressingRequestSql = `(${pressingSql('$3', '$4')} and p.updated_at < $5::timestamptz)`

const unansweredColumns = selectList({
  missionId: 'm.id',
  title: 'm.title',
  departmentCode: 'm.department_code',
  managerIds: 'm.manager_ids',
  version: 'm.version',
  count: 'waiting.count',
  since: 'waiting.since',
  startAt: 'case when waiting.soon then m.start_at end',
  lastTold: 'told.at',
} satisfies Record<keyof Unanswered, string>)

/** From when on requests count as unanswered, and who has heard of them lately. */
export interface UnansweredMoments {
  now: Date
  /** Requests of before this moment have waited for long; managers who heard of them after it hear nothing. */
  since: Date
  /** Of a mission that begins before this moment every request counts that came before `soonSince`. */
  soon: Date
  /** Managers of such a mission who heard of it after this moment hear nothing. */
  soonSince: Date
}

/**
 * Missions that go on with requests that have waited for long or have no time: those that begin soon first, then the
 * longest waiting. Managers hear at 08:00, which is an hour earlier once in spring: half a day more is given.
 */
export async function findUnanswered(
  db: Queryable,
  { now, since, soon, soonSince }: UnansweredMoments,
  limit: number,
): Promise<Unanswered[]> {
  const { rows } = await db.query<Unanswered>({
    name: 'missions-unanswered',
    text: `select ${unansweredColumns} from (
         select p.mission_id, count(*)::int as count, min(p.updated_at) as since, bool_or(${pressingRequestSql}) as soon
         from participants p join missions m on m.id = p.mission_id
         where ${unansweredSql('$3')} and (p.updated_at <= $1::timestamptz or ${pressingRequestSql})
         group by p.mission_id
       ) waiting join missions m on m.id = waiting.mission_id
       cross join lateral (
         select max(n.told_at) as at from mission_notices n
         where n.mission_id = m.id and n.kind = 'unanswered_requests'
       ) told
       where told.at is null or told.at < $1 + interval '12 hours' or waiting.soon and told.at < $5
       order by waiting.soon desc, waiting.since, m.id limit $2`,
    values: [since, limit, now, soon, soonSince],
  })
  return rows
}

/** How a date is written in the name of an occasion; another date is another occasion. */
export async function occasionsOf(db: Queryable, missionId: string): Promise<{ start: string; end: string }> {
  const { rows } = await db.query<{ start: string; end: string }>({
    name: 'mission-occasions',
    text: `select start_at::text as start, coalesce(end_at::text, '') as end from missions where id = $1`,
    values: [missionId],
  })
  return rows[0] ?? { start: '', end: '' }
}

/**
 * Notes of missions that they are over, so that the indexes of browsing leave them out. Whoever holds one of them is not
 * waited for. @returns how many
 */
export async function markOver(db: Queryable, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query({
    name: 'missions-mark-over',
    text: `update missions set traits = traits | ${overBit} where id in (
      select m.id from missions m where ${running} and m.end_at < $1 and ${notOverSql}
      order by m.end_at limit $2 for update skip locked)`,
    values: [now, limit],
  })
  return rowCount
}
