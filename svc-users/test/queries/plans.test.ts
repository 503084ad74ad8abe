import { randomUUID } from 'node:crypto'
import { openDatabase, type Queryable } from '@ensemble/service-kit/database'
import { parseList } from '@ensemble/service-kit/lists/parse-list'
import { withIndexesLast } from '@ensemble/service-kit/testing/indexes-last'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListScope } from '../../src/domain/list-scope.ts'
import { listUsers } from '../../src/queries/list-users.ts'
import { userListColumns } from '../../src/queries/user-list-columns.ts'
import { userStatistics } from '../../src/queries/user-statistics.ts'
import { startUsers, type UsersUnderTest } from '../setup.ts'

const many = 50_000

let users: UsersUnderTest
beforeAll(async () => {
  users = await startUsers()
  const one = await users.add()
  // The service itself gives up after five seconds.
  const patient = openDatabase({ url: users.config.DATABASE_URL, statementTimeoutMs: 60_000 })
  // Copies of one person over a hundred departments and three years; one in fifty waits, one in two hundred is invited.
  await withIndexesLast(patient, ['users'], () =>
    patient.query({
      text: `insert into users (id, version, email, first_name, last_name, department_code, language, role, status,
        status_changed_at, profile_type, identity_provider, email_verified_at, invitation_expires_at, last_login_at, created_at,
        updated_at, participation_count)
      select gen_random_uuid(), 1, 'p' || n || '@example.org', first_name, 'Nom' || n, lpad((n % 100)::text, 2, '0'),
        'fr', 'member', case when n % 50 = 0 then 'pending_approval' else 'validated' end, now(),
        (array['patient', 'former_patient', 'caregiver', 'former_caregiver'])[1 + n % 4], 'password',
        case when n % 50 <> 0 or n % 100 = 0 then now() end, case when n % 200 = 50 then now() end,
        now() - n * interval '30 minutes', now() - n * interval '30 minutes', now(), n % 40
      from users, generate_series(1, ${many}) n where id = $1`,
      values: [one.id],
    }),
  )
  await patient.query({ text: 'vacuum analyze users' })
  await patient.close()
})
afterAll(() => users.stop())

const everybody: ListScope = { kind: 'all' }
const department: ListScope = { kind: 'department', departmentCode: '42' }
const filter = (field: string, operator: string, value?: unknown) => JSON.stringify([{ field, operator, value }])

function requestOf(scope: ListScope, parameters: Parameters<typeof parseList>[0]) {
  const defaultSort = { sort: 'createdAt', order: 'desc' } as const
  return parseList(parameters, { columns: userListColumns(scope), defaultSort, fromBody: true })
}

/** The plans of the very statements that a query sends. */
async function plansOf(query: (db: Queryable) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  await query({
    query: async <Row extends object>(statement: { text: string; values?: unknown[] }) => {
      const { text, values = [] } = statement
      const explained = await users.db.query<{ 'QUERY PLAN': string }>({ text: `explain (costs off) ${text}`, values })
      plans.push(explained.rows.map((row) => row['QUERY PLAN']).join('\n'))
      return users.db.query<Row>({ text, values })
    },
  })
  return plans.join('\n')
}

const plansOfList = (scope: ListScope, parameters: Parameters<typeof parseList>[0]) =>
  plansOf((db) => listUsers(db, scope, requestOf(scope, parameters)))

/** What reads the rows of the page; the count before it stops at a thousand, from wherever it takes them. */
const paged = (plan: string) => plan.slice(plan.indexOf('Subquery Scan on paged'))

describe(`the list of ${many} users`, () => {
  it.each([
    ['the newest', everybody, {}],
    ['a late page', everybody, { page: 30 }],
    ['by name', everybody, { sort: 'lastName', order: 'asc' }],
    ['by first name', everybody, { sort: 'firstName', order: 'asc' }],
    ['by address', everybody, { sort: 'email', order: 'desc' }],
    ['by role', everybody, { sort: 'role', order: 'desc' }],
    ['by status', everybody, { sort: 'status', order: 'desc' }],
    ['by department', everybody, { sort: 'departmentCode', order: 'desc' }],
    ['by last visit', everybody, { sort: 'lastLoginAt', order: 'desc' }],
    ['by last visit, who has been away for longest', everybody, { sort: 'lastLoginAt', order: 'asc' }],
    ['by participations', everybody, { sort: 'participationCount', order: 'desc' }],
    ['a department by name', department, { sort: 'lastName', order: 'asc' }],
    ['one status', everybody, { filters: filter('status', 'eq', 'validated') }],
  ] as const)('%s: a page is walked along an index, and nothing is sorted', async (_what, scope, parameters) => {
    expect(paged(await plansOfList(scope, parameters))).not.toMatch(/Seq Scan|Sort/)
  })

  it('a department by name: walked within the department, and not through the country', async () => {
    const plan = paged(await plansOfList(department, { sort: 'lastName', order: 'asc' }))
    expect(plan).toContain('users_by_department_name')
  })

  it.each([
    ['invitations', everybody, { filters: filter('awaits', 'eq', 'invitation') }],
    ['requests', everybody, { filters: filter('awaits', 'in', ['approval', 'confirmation']) }],
    ['a rare word', everybody, { search: 'nom4999' }],
    ['a part of an address', everybody, { filters: filter('email', 'contains', 'p4999@') }],
    ['one department', everybody, { filters: filter('departmentCode', 'eq', '42') }],
    ['a department of its own', department, {}],
    ['a word in a department', department, { search: 'nom4942' }],
  ] as const)('%s: few rows are found by an index, counted and shown', async (_what, scope, parameters) => {
    expect(await plansOfList(scope, parameters)).not.toContain('Seq Scan on users')
  })
})

// A profile tells of an illness: it stands in the row of the account and nowhere else.
describe('the profile', () => {
  const admin = { id: randomUUID(), role: 'admin', status: 'validated', departmentCode: null } as const
  const referent = { id: randomUUID(), role: 'referent', status: 'validated', departmentCode: '42' } as const

  it('stands in no index', async () => {
    const { rows } = await users.db.query<{ indexdef: string }>({
      text: `select indexdef from pg_indexes where schemaname = current_schema()`,
    })
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ indexdef }) => indexdef.includes('profile'))).toEqual([])
  })

  it('of a department is counted and sorted from its rows alone', async () => {
    const counted = await plansOf((db) => userStatistics(db, { reader: referent, groupBy: 'type' }))
    const sorted = await plansOfList(department, { sort: 'profileType', order: 'asc' })
    expect(`${counted}\n${sorted}`).not.toContain('Seq Scan on users')
  })

  it('of everybody is read once for the figures, and once for a page', async () => {
    const counted = await plansOf((db) => userStatistics(db, { reader: admin, groupBy: 'type' }))
    const sorted = paged(await plansOfList(everybody, { sort: 'profileType', order: 'asc' }))
    for (const plan of [counted, sorted]) expect(plan.match(/Seq Scan on users/g)).toHaveLength(1)
  })
})

it.each(['month', 'department', 'total'] as const)('counts everybody by %s from an index alone', async (groupBy) => {
  const reader = { id: randomUUID(), role: 'admin', status: 'validated', departmentCode: null } as const
  const plan = await plansOf((db) => userStatistics(db, { reader, groupBy }))
  expect(plan).toContain('Index Only Scan using users_figures_of_members')
})

it('counts the values of many rows one by one, up to a thousand and one', async () => {
  const request = requestOf(everybody, { facets: ['status', 'awaits'], pageSize: 5 })
  expect((await listUsers(users.db, everybody, request)).facets).toEqual({
    status: { validated: 1001, pending_approval: 1000 },
    awaits: { approval: 500, confirmation: 250, invitation: 250 },
  })
})
