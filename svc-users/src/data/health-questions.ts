import type { Role } from '@ensemble/contracts/enumerations'
import type { HealthRead } from '@ensemble/contracts/users/health'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable, selectList } from '@ensemble/service-kit/table'
import type { QuestionBudget } from '../domain/question-budget.ts'
import { countedSql } from './countable-members.ts'

/** A number that a team asked for, which nobody had been told within the month. */
export interface HealthQuestion {
  at: Date
  day: string
  staffId: string
  staffRole: Role
  staffDepartment: string | null
  missionId: string
  /** Whose members; null for everybody. */
  departmentCode: string | null
}

export const table = defineTable<HealthQuestion & { id: number }>('health_questions', {
  id: 'bigint',
  at: 'timestamptz',
  day: 'date',
  staffId: 'uuid',
  staffRole: 'text',
  staffDepartment: 'text',
  missionId: 'uuid',
  departmentCode: 'text',
})

const told = selectList({
  ...table.pick('at', 'missionId').columns('q'),
  missionTitle: 'm.title',
  readerRole: 'q.staff_role',
  readerDepartment: 'q.staff_department',
  kind: `'count'`,
  fields: `'{}'::text[]`,
} satisfies Record<keyof HealthRead, string>)

/** Holds other questions about the same members until this one is answered. */
export async function lock(tx: Tx, departmentCode: string | null): Promise<void> {
  await tx.query({
    name: 'health-questions-lock',
    text: `select pg_advisory_xact_lock(hashtext('health_questions'), hashtext($1))`,
    values: [departmentCode ?? ''],
  })
}

/**
 * Notes a question, unless the budget of the asker or of these members is spent.
 * @param since when what counts begins
 * @returns whether it may be asked
 */
export async function note(tx: Tx, question: HealthQuestion, budget: QuestionBudget, since: Date): Promise<boolean> {
  const { at, day, staffId, staffRole, staffDepartment, missionId, departmentCode } = question
  const { rowCount } = await tx.query({
    name: 'health-questions-note',
    text: `insert into health_questions (at, day, staff_id, staff_role, staff_department, mission_id, department_code)
           select $1, $2, $3, $4, $5, $6, $7
           where (select count(*) from health_questions where staff_id = $3 and at > $8) < $9::int
             and (select count(*) from health_questions where department_code is not distinct from $7 and at > $8) < $10::int`,
    values: [
      at,
      day,
      staffId,
      staffRole,
      staffDepartment,
      missionId,
      departmentCode,
      since,
      budget.perPerson,
      budget.perMembers,
    ],
  })
  return rowCount === 1
}

/** What was answered to a question since an instant. */
export async function findCount(
  db: Queryable,
  fingerprint: Buffer,
  since: Date,
): Promise<{ count: number | null } | undefined> {
  const { rows } = await db.query<{ count: number | null }>({
    name: 'health-counts-find',
    text: 'select count from health_counts where fingerprint = $1 and at > $2',
    values: [fingerprint, since],
  })
  return rows[0]
}

export async function saveCount(tx: Tx, fingerprint: Buffer, count: number | null, at: Date): Promise<void> {
  await tx.query({
    name: 'health-counts-save',
    text: `insert into health_counts (fingerprint, count, at) values ($1, $2, $3)
           on conflict (fingerprint) do update set count = excluded.count, at = excluded.at`,
    values: [fingerprint, count, at],
  })
}

/**
 * The questions in which somebody's answers were counted, the last first; without who asked, and whether they matched.
 * @param most how many at most
 */
export async function findAbout(
  db: Queryable,
  userId: string,
  most: number,
): Promise<(Omit<HealthRead, 'at'> & { at: Date })[]> {
  const { rows } = await db.query<Omit<HealthRead, 'at'> & { at: Date }>({
    name: 'health-questions-about',
    text: `select ${told}
           from countable_members c
           join health_questions q on ${countedSql('q.day')}
             and (q.department_code is null or q.department_code = c.department_code)
           left join mission_titles m using (mission_id)
           where c.user_id = $1 order by q.at desc, q.id desc limit $2`,
    values: [userId, most],
  })
  return rows
}
