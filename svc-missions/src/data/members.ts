import type {
  MissionDomain,
  MissionMode,
  MissionType,
  Role,
  Skill,
  VolunteerKind,
} from '@ensemble/contracts/enumerations'
import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** A user as the missions team knows one. */
export interface Member {
  id: string
  version: number
  displayName: string
  role: Role
  status: string
  departmentCode: string | null
  language: string
  volunteerKinds: VolunteerKind[]
  interestDomains: MissionDomain[]
  preferredTypes: MissionType[]
  preferredModes: MissionMode[]
  skills: Skill[]
  paused: boolean
  coParticipantVisibility: boolean
  deleted: boolean
}

/** Keeps the newest state only: events may come twice or in any order (reliability.md §3E). */
export async function upsertIfNewer(tx: Tx, member: Member): Promise<void> {
  await tx.query({
    name: 'member-upsert',
    text: `insert into members_v1 (id, version, display_name, role, status, department_code, language, volunteer_kinds,
        interest_domains, preferred_types, preferred_modes, skills, paused, co_participant_visibility, deleted)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
      on conflict (id) do update set
        (version, display_name, role, status, department_code, language, volunteer_kinds, interest_domains,
         preferred_types, preferred_modes, skills, paused, co_participant_visibility, deleted) =
        (excluded.version, excluded.display_name, excluded.role, excluded.status, excluded.department_code,
         excluded.language, excluded.volunteer_kinds, excluded.interest_domains, excluded.preferred_types,
         excluded.preferred_modes, excluded.skills, excluded.paused, excluded.co_participant_visibility,
         excluded.deleted)
      where excluded.version > members_v1.version and not members_v1.deleted`,
    values: [
      member.id,
      member.version,
      member.displayName,
      member.role,
      member.status,
      member.departmentCode,
      member.language,
      member.volunteerKinds,
      member.interestDomains,
      member.preferredTypes,
      member.preferredModes,
      member.skills,
      member.paused,
      member.coParticipantVisibility,
      member.deleted,
    ],
  })
}

/** What a registration asks of a person; somebody whom no event has told of yet holds no volunteer kind. */
export async function volunteerKindsOf(db: Queryable, userId: string): Promise<VolunteerKind[]> {
  const { rows } = await db.query<{ kinds: VolunteerKind[] }>({
    name: 'member-kinds',
    text: 'select volunteer_kinds as kinds from members_v1 where id = $1 and not deleted',
    values: [userId],
  })
  return rows[0]?.kinds ?? []
}

export interface Reachable {
  id: string
  role: Role
  status: string
  departmentCode: string | null
  paused: boolean
  openInvitations: number
  recentInvitations: number
}

/** People by id, with how often they were asked by name of late; a place offered from a waiting line was asked for, and what was drawn blind must not show. */
export async function findReachable(db: Queryable, userIds: readonly string[], since: Date): Promise<Reachable[]> {
  const { rows } = await db.query<Reachable>({
    name: 'member-reachable',
    text: `select id, role, status, department_code as "departmentCode", paused,
        asked.open::int as "openInvitations", asked.recent::int as "recentInvitations"
      from members_v1 cross join lateral (
        select count(*) filter (where p.validation_status = 'awaiting_validation' and p.withdrawn_at is null) as open,
          count(*) filter (where p.invited_at > $2) as recent
        from participants p where p.user_id = members_v1.id and p.invited_at is not null and not p.blind
      ) asked
      where id = any($1::text[]) and not deleted`,
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
    text: `select id, display_name as "displayName" from members_v1
      where id = any($1::text[]) and role <> 'member' and status = 'validated' and not deleted`,
    values: [userIds],
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
