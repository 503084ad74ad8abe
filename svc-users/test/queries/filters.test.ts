import { randomUUID } from 'node:crypto'
import type { PracticalFacts } from '@ensemble/contracts/missions/practical-facts'
import type { ProfileType, Role, UserStatus } from '@ensemble/contracts/enumerations'
import { inTransaction } from '@ensemble/service-kit/database'
import { differencesOf } from '@ensemble/service-kit/testing/list-reference'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as missionTitles from '../../src/data/mission-titles.ts'
import * as participations from '../../src/data/participations.ts'
import type { User } from '../../src/domain/user.ts'
import { logColumns } from '../../src/queries/activity-log.ts'
import { candidateColumns } from '../../src/queries/list-candidates.ts'
import { contactColumns } from '../../src/queries/list-participant-contacts.ts'
import { managerColumns } from '../../src/queries/list-possible-managers.ts'
import { userListColumns } from '../../src/queries/user-list-columns.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

/** An account as the reference reads it. */
interface Seed {
  id: string
  firstName: string
  lastName: string
  /** Null for an account by telephone. */
  email: string | null
  role: Role
  status: UserStatus
  profileType: ProfileType | null
  departmentCode: string
  createdAt: Date
  lastLoginAt: Date | null
  confirmed: boolean
  invitationSentAt: Date | null
  invitationExpiresAt: Date | null
  participationCount: number
}

const day = (number: number, hour = 9) => new Date(Date.UTC(2026, 9, number, hour))

const usual: Omit<Seed, 'id'> = {
  firstName: 'Inès',
  lastName: 'Karoui',
  email: 'ines@example.org',
  role: 'member',
  status: 'validated',
  profileType: 'patient',
  departmentCode: '69',
  createdAt: day(1),
  lastLoginAt: null,
  confirmed: true,
  invitationSentAt: null,
  invitationExpiresAt: null,
  participationCount: 0,
}

const changes: Partial<Seed>[] = [
  { firstName: 'Élodie', lastName: 'Œhlert', email: 'elodie@example.org', lastLoginAt: day(20), participationCount: 3 },
  // Late on a day in Paris, which is the next in no other zone.
  {
    firstName: 'Łukasz',
    lastName: 'Étienne',
    email: 'lukasz@example.org',
    createdAt: day(4, 23),
    departmentCode: '33',
  },
  { firstName: 'Anne', lastName: 'D’Angelo', email: 'anne@example.com', profileType: 'caregiver', createdAt: day(6) },
  { firstName: 'Paul', lastName: 'Zola', email: 'paul@example.org', status: 'pending_approval', createdAt: day(7) },
  { firstName: 'Rose', email: 'rose@example.org', status: 'pending_approval', confirmed: false, createdAt: day(8) },
  {
    firstName: 'Yann',
    email: 'yann@example.org',
    status: 'pending_approval',
    confirmed: false,
    invitationSentAt: day(9),
    invitationExpiresAt: day(23),
    createdAt: day(9),
  },
  { firstName: 'Marc', email: 'marc@example.org', status: 'suspended', lastLoginAt: day(21), createdAt: day(10) },
  { firstName: 'Léa', lastName: 'Roy', email: 'lea@example.org', role: 'referent', profileType: null },
  { firstName: 'Guy', lastName: 'Roy', email: 'guy@example.org', role: 'headquarter_referent', departmentCode: '75' },
  { firstName: 'Ida', lastName: 'Sol', email: null, confirmed: false },
]

const brest: PracticalFacts = {
  street: null,
  postalCode: '29200',
  city: 'Brest',
  meetingUrl: null,
  accessNote: null,
  practicalInfo: null,
  effort: { hours: 3, per: 'total' },
  energy: {
    level: 1,
    canSit: true,
    canStop: true,
    cameraOptional: false,
    breaks: true,
    companion: true,
    travelNote: null,
  },
  contactName: 'Claire Fontaine',
}

/** Where those whom one may ask live, and whether they have time then. */
const homes = [
  { postalCode: '29200', distanceKm: 5, fits: true },
  { postalCode: '29000', distanceKm: 55, fits: false },
  { postalCode: '29000', distanceKm: 55, fits: true },
]

let users: UsersUnderTest
let admin: User
const seeds: Seed[] = []

beforeAll(async () => {
  users = await startUsers()
  admin = await users.add({ role: 'admin', departmentCode: '75' })
  for (const change of changes) seeds.push(await seed(change))
})
afterAll(() => users.stop())

async function seed(change: Partial<Seed>): Promise<Seed> {
  const wanted = { ...usual, ...change }
  const { firstName, lastName, email, role, departmentCode } = wanted
  const { id } = await users.add({ firstName, lastName, email: email ?? 'ida@example.org', role, departmentCode })
  await users.db.query({
    text: `update users set email = $10, opened_by_telephone_at = case when $10::text is null then now() end,
      status = $2, profile_type = $3, created_at = $4, last_login_at = $5,
      email_verified_at = case when $6 then now() end, invitation_sent_at = $7, invitation_expires_at = $8,
      participation_count = $9 where id = $1`,
    values: [
      id,
      wanted.status,
      wanted.profileType,
      wanted.createdAt,
      wanted.lastLoginAt,
      wanted.confirmed,
      wanted.invitationSentAt,
      wanted.invitationExpiresAt,
      wanted.participationCount,
      email,
    ],
  })
  return { ...wanted, id }
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replaceAll('ł', 'l')

const french = new Intl.Collator('fr').compare

/** What a pending account waits for. */
function awaits({ status, confirmed, invitationExpiresAt }: Seed): string | null {
  if (status !== 'pending_approval') return null
  return confirmed ? 'approval' : invitationExpiresAt ? 'invitation' : 'confirmation'
}

type Input = NonNullable<Parameters<typeof users.call<'user.search'>>[1]['body']>

/** Asks the list of accounts; nobody but those of this test is looked at. */
const asking =
  (extra: Input, reader = admin) =>
  async (asked: Pick<Input, 'filters' | 'sort' | 'order'>) => {
    const body: Input = { ...asked, ...extra, pageSize: 100 }
    const { status, data } = await users.call('user.search', { body }, as(reader))
    return status === 200 ? data.items.map(({ id }) => id).filter((id) => seeds.some((one) => one.id === id)) : null
  }

describe('every filter and every order answers the rows that it names', () => {
  it.each(['admin', 'referent'] as const)('in the list of accounts, for %s', async (role) => {
    const reader = role === 'admin' ? admin : await users.add({ role, departmentCode: '69' })
    // A referent does not see the address of who asks for an account.
    const sees = ({ status, invitationExpiresAt }: Seed) =>
      role === 'admin' || status !== 'pending_approval' || invitationExpiresAt !== null
    const all = userListColumns(role === 'admin' ? { kind: 'all' } : { kind: 'department', departmentCode: '69' })
    const found = await differencesOf({
      // One department tells nobody apart by it.
      columns: Object.fromEntries(
        Object.entries(all).filter(([name]) => role === 'admin' || name !== 'departmentCode'),
      ),
      rows: seeds.filter(({ departmentCode }) => role === 'admin' || departmentCode === '69'),
      valuesOf: (user) => ({
        ...user,
        email: sees(user) ? user.email : null,
        byTelephone: user.email === null,
        awaits: awaits(user),
      }),
      ask: asking({}, reader),
      fold: plain,
      compare: french,
    })
    expect(found).toEqual([])
  })

  it('in the list of who may run a mission', async () => {
    const found = await differencesOf({
      columns: managerColumns,
      rows: seeds.filter(({ role }) => role !== 'member'),
      valuesOf: ({ id, lastName, role, departmentCode }) => ({ id, lastName, role, departmentCode }),
      ask: asking({ relation: 'manager' }),
      compare: french,
    })
    expect(found).toEqual([])
  })

  describe('among the people of a mission', () => {
    const missionId = randomUUID()
    beforeAll(async () => {
      await inTransaction(users.db, (tx) =>
        missionTitles.upsertIfNewer(
          tx,
          {
            missionId,
            version: 1,
            title: 'Accueil',
            departmentCode: '69',
            managerIds: [admin.id],
            // A Saturday.
            startAt: new Date('2026-12-12T13:00:00Z'),
            endAt: new Date('2026-12-12T16:00:00Z'),
            nature: { type: 'other', interestDomains: [], mode: 'on_site', skills: [], requiredVolunteerKinds: [] },
            practical: brest,
          },
          'open',
        ),
      )
    })

    it('in the list of whom to reach', async () => {
      const people = seeds.slice(0, 4)
      for (const { id: userId } of people) {
        const known = { userId, missionId, version: 1, state: 'validated' } as const
        await inTransaction(users.db, (tx) => participations.upsertIfNewer(tx, known))
      }
      const found = await differencesOf({
        columns: contactColumns,
        rows: people,
        valuesOf: ({ id, lastName, profileType, departmentCode }) => ({ id, lastName, profileType, departmentCode }),
        ask: asking({ relation: 'participant', missionId }),
        compare: french,
      })
      expect(found).toEqual([])
      await users.db.query({ text: 'delete from participations where mission_id = $1', values: [missionId] })
    })

    it('in the list of whom to ask', async () => {
      const people = seeds.filter(({ role, status }) => role === 'member' && status === 'validated')
      const [asked] = people
      const lastAskedAt = day(20)
      const near = new Map(people.map(({ id }, at) => [id, homes[at] ?? null]))
      for (const [id, home] of near)
        await users.db.query({
          text: `update users set postal_code = $2, engagement = jsonb_build_object('availability', $3::jsonb) where id = $1`,
          values: [id, home?.postalCode, JSON.stringify({ slots: [home?.fits ? 'weekend' : 'weekday_day'] })],
        })
      const earlier = { userId: asked?.id ?? '', missionId: randomUUID(), version: 1, state: 'rejected' } as const
      await inTransaction(users.db, (tx) => participations.upsertIfNewer(tx, { ...earlier, askedAt: lastAskedAt }))
      const found = await differencesOf({
        columns: candidateColumns,
        rows: people,
        valuesOf: ({ id, lastName, departmentCode }) => ({
          id,
          displayName: lastName,
          departmentCode,
          match: departmentCode === '69' ? 2 : 0,
          lastAskedAt: id === asked?.id ? lastAskedAt : null,
          distanceKm: near.get(id)?.distanceKm ?? null,
          availability: near.get(id)?.fits ?? false,
        }),
        ask: asking({ relation: 'candidate', missionId }),
        compare: french,
      })
      expect(found).toEqual([])
    })
  })

  it('in the log of activity', async () => {
    const acts = [
      { id: randomUUID(), type: 'page_view', at: day(2) },
      { id: randomUUID(), type: 'search', at: day(4, 23) },
      { id: randomUUID(), type: 'page_view', at: day(8) },
    ]
    for (const { id, type, at } of acts) {
      await users.db.query({
        text: `insert into activity (id, type, actor_id, target_type, target_id, metadata, at)
          values ($1, $2, $3, 'page', '/home', '{}', $4)`,
        values: [id, type, admin.id, at],
      })
    }
    const found = await differencesOf({
      columns: logColumns,
      rows: acts,
      valuesOf: ({ id: _id, ...values }) => values,
      ask: async ({ filters, ...order }) => {
        const query = { ...order, ...(filters && { filters: JSON.stringify(filters) }), pageSize: 100 } as const
        const { status, data } = await users.call('activity.list', { query }, as(admin))
        return status === 200 ? data.items.map(({ id }) => id) : null
      },
    })
    expect(found).toEqual([])
  })
})
