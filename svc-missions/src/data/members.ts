import type { MissionDomain, MissionMode, MissionType, Role, Skill } from '@ensemble/contracts/enumerations'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable, selectList } from '@ensemble/service-kit/table'
import type { Invitee } from '../domain/invitation.ts'

/** A user as the missions team knows one. */
export interface Member {
  id: string
  version: number
  displayName: string
  role: Role
  status: string
  departmentCode: string | null
  language: string
  interestDomains: MissionDomain[]
  preferredTypes: MissionType[]
  preferredModes: MissionMode[]
  skills: Skill[]
  paused: boolean
  coParticipantVisibility: boolean
  /** Kept by a team, without an e-mail address. */
  byTelephone: boolean
  deleted: boolean
}

export const table = defineTable<Member>('members_v1', {
  id: 'uuid',
  version: 'integer',
  displayName: 'text',
  role: 'text',
  status: 'text',
  departmentCode: 'text',
  language: 'text',
  interestDomains: 'text[]',
  preferredTypes: 'text[]',
  preferredModes: 'text[]',
  skills: 'text[]',
  paused: 'boolean',
  coParticipantVisibility: 'boolean',
  byTelephone: 'boolean',
  deleted: 'boolean',
})

const upsert = table.insert({
  name: 'member-upsert',
  as: 'm',
  then: `on conflict (id) do update set ${table.excludedBut('id')}
    where excluded.version > m.version and not m.deleted`,
})

/** Keeps the newest state only: events may come twice or in any order. */
export async function upsertIfNewer(tx: Tx, member: Member): Promise<void> {
  tx.write(upsert(member))
}

const findActor = `select ${table.pick('id', 'role', 'departmentCode').select()} from members_v1 where id = $1 and not deleted`

/** The part of a person that says in whose reach they are. */
export async function findInReach(
  db: Queryable,
  userId: string,
): Promise<Pick<Member, 'id' | 'role' | 'departmentCode'> | undefined> {
  const { rows } = await db.query<Pick<Member, 'id' | 'role' | 'departmentCode'>>({
    name: 'member-in-reach',
    text: findActor,
    values: [userId],
  })
  return rows[0]
}

const findOnLine = `select ${table.pick('id', 'role', 'status', 'departmentCode').select()} from members_v1 where id = $1 and not deleted`

/** Somebody who calls, as far as it decides who may note their words. */
export async function findSpeaker(
  db: Queryable,
  userId: string,
): Promise<Pick<Member, 'id' | 'role' | 'status' | 'departmentCode'> | undefined> {
  const { rows } = await db.query<Pick<Member, 'id' | 'role' | 'status' | 'departmentCode'>>({
    name: 'member-on-line',
    text: findOnLine,
    values: [userId],
  })
  return rows[0]
}

/** What these people are, and where, by id; whom no event has told of is not among them. */
export async function placesOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, Pick<Member, 'role' | 'departmentCode'>>> {
  const { rows } = await db.query<Pick<Member, 'id' | 'role' | 'departmentCode'>>({
    name: 'member-places',
    text: `select ${table.pick('id', 'role', 'departmentCode').select()} from members_v1 where id = any($1::uuid[])`,
    values: [userIds],
  })
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** Whether somebody has an account that is in use. */
export async function isOpen(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query({
    name: 'member-open',
    text: `select 1 from members_v1 where id = $1 and status = 'validated' and not deleted`,
    values: [userId],
  })
  return rows.length > 0
}

/** Those of some people whose account is closed, and how. */
export async function closedAmong(
  db: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, 'deleted' | 'suspended'>> {
  const { rows } = await db.query<{ id: string; how: 'deleted' | 'suspended' }>({
    name: 'members-closed-among',
    text: `select id, case when deleted then 'deleted' else 'suspended' end as how
      from members_v1 where id = any($1::uuid[]) and (deleted or status = 'suspended')`,
    values: [userIds],
  })
  return new Map(rows.map(({ id, how }) => [id, how]))
}

const reachableColumns = selectList({
  ...table.pick('id', 'role', 'status', 'departmentCode', 'paused').columns(),
  openInvitations: 'asked.open::int',
  recentInvitations: 'asked.recent::int',
} satisfies Record<keyof Invitee, string>)

/**
 * People by id, with how often they were asked by name of late; a place offered from a waiting line was asked for, and
 * what was drawn blind must not show.
 */
export async function findReachable(db: Queryable, userIds: readonly string[], since: Date): Promise<Invitee[]> {
  const { rows } = await db.query<Invitee>({
    name: 'member-reachable',
    text: `select ${reachableColumns}
      from members_v1 cross join lateral (
        select count(*) filter (where p.validation_status = 'awaiting_validation' and p.withdrawn_at is null) as open,
          count(*) filter (where p.invited_at > $2) as recent
        from participants p where p.user_id = members_v1.id and p.invited_at is not null and not p.blind
      ) asked
      where id = any($1::uuid[]) and not deleted`,
    values: [userIds, since],
  })
  return rows
}

/** Those of the given people who are staff with an open account, in no order. */
export async function findStaff(
  db: Queryable,
  userIds: readonly string[],
): Promise<{ id: string; displayName: string }[]> {
  const { rows } = await db.query<{ id: string; displayName: string }>({
    name: 'member-staff',
    text: `select ${table.pick('id', 'displayName').select()} from members_v1
      where id = any($1::uuid[]) and role <> 'member' and status = 'validated' and not deleted`,
    values: [userIds],
  })
  return rows
}

/**
 * Whom a request of a mission may be left to: who made it, who runs it, and the referents of its department, by name;
 * then the admins, for whoever is alone.
 */
export async function colleaguesIn(
  db: Queryable,
  { creatorId, managerIds, departmentCode }: { creatorId: string; managerIds: string[]; departmentCode: string | null },
): Promise<{ id: string; displayName: string }[]> {
  const { rows } = await db.query<{ id: string; displayName: string }>({
    name: 'member-colleagues',
    text: `select ${table.pick('id', 'displayName').select()} from members_v1
      where (id = any($1::uuid[]) or (role = 'referent' and department_code = $2) or role = 'admin')
        and role <> 'member' and status = 'validated' and not deleted
      order by id = any($1::uuid[]) or role <> 'admin' desc, display_name, id`,
    values: [[creatorId, ...managerIds], departmentCode],
  })
  return rows
}

/** Referents of a department; a national mission has none. */
export async function referentsOf(db: Queryable, departmentCode: string | null): Promise<string[]> {
  if (departmentCode === null) return []
  const { rows } = await db.query<{ id: string }>({
    name: 'member-referents',
    text: `select id from members_v1
      where role = 'referent' and status = 'validated' and not deleted and department_code = $1 order by id`,
    values: [departmentCode],
  })
  return rows.map(({ id }) => id)
}
