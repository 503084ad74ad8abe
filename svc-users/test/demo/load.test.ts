import { randomUUID } from 'node:crypto'
import type { DemoUser } from '@ensemble/contracts/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bringIn, chooseFirstAdmin } from '../../demo/bring-in.ts'
import { usePlatform } from '../../demo/use-platform.ts'
import { refuseOutsideDemo } from '../../demo/demo-file.ts'
import { startWithKeys, type World } from '../health/world.ts'

const demoPassword = 'Ensemble-2026!'

function demoUser(person: Partial<DemoUser>): DemoUser {
  return {
    id: randomUUID(),
    account: false,
    email: `${randomUUID()}@example.org`,
    firstName: 'Yann',
    lastName: 'Le Bihan',
    role: 'member',
    status: 'validated',
    gender: 'male',
    birthDate: '1979-10-02',
    phone: '0639980001',
    postalCode: '69003',
    city: 'Lyon',
    departmentCode: '69',
    language: 'fr',
    profileType: 'patient',
    volunteerKinds: [],
    declaredKinds: [],
    engagement: {
      interestDomains: ['prevention'],
      preferredMissionTypes: [],
      preferredModes: [],
      skills: [],
      availability: { slots: ['weekend'], frequency: 'one_off' },
    },
    organisationPosition: null,
    headquartersService: null,
    tutorialStatus: 'not_started',
    healthConsent: false,
    matchingConsent: false,
    paused: false,
    createdDaysAgo: 30,
    lastLoginDaysAgo: 3,
    ...person,
  }
}

describe('loading the demo accounts', () => {
  let users: World
  beforeAll(async () => {
    users = await startWithKeys()
  })
  afterAll(() => users.stop())

  it('brings everybody to their state, quietly, and once', async () => {
    const deps = { ...users.deps, quiet: true }
    const people = [
      demoUser({ role: 'admin', profileType: null }),
      demoUser({ role: 'referent', profileType: null, organisationPosition: 'director' }),
      demoUser({ status: 'pending_approval', lastLoginDaysAgo: null }),
      demoUser({ status: 'suspended' }),
      demoUser({ status: 'deleted' }),
      demoUser({ status: 'validated', paused: true, healthConsent: true, matchingConsent: true }),
    ]
    const password = await deps.passwords.hash(demoPassword)
    for (let round = 0; round < 2; round += 1) {
      const admin = await bringIn(deps, chooseFirstAdmin(people), password, null)
      for (const person of people.slice(1)) await bringIn(deps, person, password, admin)
    }
    const { rows } = await users.db.query({
      text: `select id, role, status, organisation_position as position, last_login_at is not null as visited from users`,
    })
    expect(rows).toHaveLength(people.length)
    for (const { id, role, status, organisationPosition: position } of people) {
      expect(rows).toContainEqual(expect.objectContaining({ id, role, status, position }))
    }
    const { rows: loud } = await users.db.query({
      text: `select type from outbox where type like 'users.user.%' and payload->>'quiet' is distinct from 'true'`,
    })
    expect(loud).toEqual([])
    const told = `select (select count(*)::int from consent_records) as consents, count(*)::int as answers from health_answers`
    expect((await users.db.query({ text: told })).rows).toEqual([{ consents: 3, answers: 2 }])
    const answer = await users.call('auth.signInWithPassword', {
      body: { email: people[5]?.email ?? '', password: demoPassword },
    })
    expect(answer.status).toBe(200)
  })

  it('refuses anything but a demo installation', () => {
    expect(() => refuseOutsideDemo({ NODE_ENV: 'production', DEMO: '1' })).toThrow('production')
    expect(() => refuseOutsideDemo({ NODE_ENV: 'development' })).toThrow('DEMO=1')
    expect(() => refuseOutsideDemo({ NODE_ENV: 'development', DEMO: '1' })).not.toThrow()
  })

  it('lets those who agree use the platform: what they do is in the figures, the others leave nothing', async () => {
    const deps = { ...users.deps, quiet: true }
    const admin = await users.add({ role: 'admin' })
    // Always the same people: what they do is drawn from who they are.
    const people = Array.from({ length: 12 }, (_, index) =>
      demoUser({ id: `00000000-0000-4000-8000-0000000000${index + 10}`, createdDaysAgo: 200 }),
    )
    const places = { missions: [], articles: [] }
    const password = await deps.passwords.hash(demoPassword)
    for (const person of people) await usePlatform(deps, person, await bringIn(deps, person, password, admin), places)
    const { rows } = await users.db.query<{ agreed: boolean; uses: number }>({
      text: `select u.usage_figures as agreed, count(a.id)::int as uses from users u left join activity a on a.actor_id = u.id
             where u.id = any($1) group by u.id`,
      values: [people.map(({ id }) => id)],
    })
    expect(rows.filter(({ agreed, uses }) => agreed !== uses > 0)).toEqual([])
    expect(rows.some(({ agreed }) => agreed)).toBe(true)
  })
})
