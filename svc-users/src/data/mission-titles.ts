import type { InterestDomain, MissionMode, MissionType, Skill, VolunteerKind } from '@ensemble/contracts/enumerations'
import type { PracticalFacts } from '@ensemble/contracts/missions/practical-facts'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'
import { joinableSql } from './candidate-match.ts'

export interface MissionTitle {
  missionId: string
  version: number
  title: string
  departmentCode: string | null
  managerIds: string[]
  /** Who made it, also where others run it; null where no event has told of it yet. */
  creatorId?: string | null
  startAt: Date
  endAt: Date | null
  /** Whether it is approved and runs; told apart from the content by the events. */
  open?: boolean
  /** Null where no event has told of it yet. */
  nature?: MissionNature | null
  practical?: PracticalFacts | null
  /** When registration ends by itself, and how many places there are; null where there is no limit, or none is known. */
  registrationClosesAt?: Date | null
  capacity?: number | null
}

/** What a member's wishes are compared with. */
export interface MissionNature {
  type: MissionType
  /** In the words in which members say what interests them. */
  interestDomains: InterestDomain[]
  mode: MissionMode
  skills: Skill[]
  requiredVolunteerKinds: VolunteerKind[]
}

/** Where a mission stands: it can be joined, it waits for an answer and still needs somebody, or it is over. */
export type MissionPhase = 'open' | 'waiting' | 'over'

interface TitleRow extends Required<MissionTitle> {
  /** Once cancelled, it stays so. */
  cancelled: boolean
  /** Version of the event that told of `open`; 0 where none did. */
  openVersion: number
  /** Of the newest event that told of waiting; it waits while none has told of `open` since. Null where none told. */
  waitingVersion: number | null
  openedAt: Date | null
}

export const table = defineTable<TitleRow>('mission_titles', {
  missionId: 'uuid',
  version: 'integer',
  title: 'text',
  departmentCode: 'text',
  managerIds: 'uuid[]',
  creatorId: 'uuid',
  startAt: 'timestamptz',
  endAt: 'timestamptz',
  open: 'boolean',
  openVersion: 'integer',
  waitingVersion: 'integer',
  nature: 'jsonb',
  openedAt: 'timestamptz',
  practical: 'jsonb',
  registrationClosesAt: 'timestamptz',
  capacity: 'integer',
  cancelled: 'boolean',
})

/** What is read of a mission, `m`. */
export const missionColumns = table.without('openVersion', 'waitingVersion', 'openedAt', 'cancelled').select('m')

const content = [
  'title',
  'department_code',
  'manager_ids',
  'start_at',
  'end_at',
  'nature',
  'practical',
  'registration_closes_at',
  'capacity',
]
const newer = content.map(
  (name) => `${name} = case when excluded.version > m.version then excluded.${name} else m.${name} end`,
)

const upsert = table.without('cancelled').insert({
  name: 'mission-titles-upsert',
  as: 'm',
  then: `on conflict (mission_id) do update set
    version = greatest(m.version, excluded.version),
    ${newer.join(', ')},
    creator_id = coalesce(m.creator_id, excluded.creator_id),
    open = case when excluded.open_version > m.open_version then excluded.open else m.open end,
    open_version = greatest(m.open_version, excluded.open_version),
    waiting_version = greatest(m.waiting_version, excluded.waiting_version),
    opened_at = least(m.opened_at, excluded.opened_at)`,
})

/**
 * Takes over what an event says of a mission, unless a newer event was here first. `phase` is what the event says of
 * its state, or nothing when it tells of the content alone.
 */
export async function upsertIfNewer(
  tx: Tx,
  mission: MissionTitle,
  phase: MissionPhase | null,
  openedAt: Date | null = null,
): Promise<void> {
  const told = {
    open: phase === 'open',
    openVersion: phase === null ? 0 : mission.version,
    waitingVersion: phase === 'waiting' ? mission.version : null,
  }
  const unsaid = { creatorId: null, nature: null, practical: null, registrationClosesAt: null, capacity: null }
  tx.write(upsert({ ...unsaid, ...mission, ...told, openedAt }))
}

/** Notes that a mission will not take place; whatever comes later, it stays so. */
export async function markCancelled(tx: Tx, missionId: string): Promise<void> {
  tx.write({
    name: 'mission-titles-cancelled',
    text: 'update mission_titles set cancelled = true where mission_id = $1',
    values: [missionId],
  })
}

export async function find(db: Queryable, missionId: string): Promise<MissionTitle | undefined> {
  const { rows } = await db.query<MissionTitle>({
    name: 'mission-titles-find',
    text: `select ${missionColumns} from mission_titles m where mission_id = $1`,
    values: [missionId],
  })
  return rows[0]
}

/** Whether everybody may read of a mission: it is open, or it was and is over by now. One that waits is neither. */
export async function isPublic(db: Queryable, missionId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'mission-titles-is-public',
    text: `select 1 from mission_titles where mission_id = $1
           and (open or opened_at is not null and waiting_version is distinct from open_version)`,
    values: [missionId],
  })
  return rowCount > 0
}

/** Those of some missions that are known here, in no order. */
export async function findAll(db: Queryable, missionIds: readonly string[]): Promise<MissionTitle[]> {
  const { rows } = await db.query<MissionTitle>({
    name: 'mission-titles-find-all',
    text: `select ${missionColumns} from mission_titles m where mission_id = any($1::uuid[])`,
    values: [missionIds],
  })
  return rows
}

/** Missions that somebody can join: own department first, then national, then soonest. */
export async function findOthers(
  db: Queryable,
  wanted: { userId: string; departmentCode: string | null; from: Date; count: number },
): Promise<MissionTitle[]> {
  const { rows } = await db.query<MissionTitle>({
    name: 'mission-titles-find-others',
    text: `select ${missionColumns} from mission_titles m join users u on u.id = $1
           where ${joinableSql('$3')}
           order by (m.department_code is not distinct from $2) desc, (m.department_code is null) desc,
             greatest(m.start_at, $3), m.mission_id
           limit $4`,
    values: [wanted.userId, wanted.departmentCode, wanted.from, wanted.count],
  })
  return rows
}

/** Missions that somebody runs and that are not over: those that svc-missions hands over. */
export async function countManagedBy(db: Queryable, managerId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'mission-titles-count-managed',
    text: `select count(*)::int as count from mission_titles
           where (open or waiting_version = open_version) and manager_ids @> array[$1::uuid]`,
    values: [managerId],
  })
  return rows[0]?.count ?? 0
}
