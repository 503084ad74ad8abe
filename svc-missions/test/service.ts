import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import type { Clock } from '@ensemble/service-kit/clock'
import { inTransaction } from '@ensemble/service-kit/database'
import { createLog } from '@ensemble/service-kit/log'
import { createCaller } from '@ensemble/service-kit/testing/call'
import { createTestDatabase } from '@ensemble/service-kit/testing/test-database'
import { createTestIdentity, testPrincipal } from '@ensemble/service-kit/testing/test-token'
import type { AppOptions } from '@ensemble/service-kit/http/create-app'
import { createMissionsApp } from '../src/app.ts'
import * as members from '../src/data/members.ts'
import type { MissionContent } from '../src/domain/mission-content.ts'
import { content } from '../src/domain/samples-content.test-data.ts'
import { migrationDirectories } from '../src/migrations.ts'
import { createMission } from '../src/use-cases/create-mission.ts'

export const admin = testPrincipal({ role: 'admin', departmentCode: null })
export const national = testPrincipal({ role: 'headquarter_referent', departmentCode: null })
export const referent = testPrincipal({ role: 'referent', departmentCode: '69' })
export const farReferent = testPrincipal({ role: 'referent', departmentCode: '33' })

/** An event has told of all of them. */
const staff = [admin, national, referent, farReferent]

/** Tests share one day, and move the clock from there. */
export const today = new Date('2026-12-01T09:00:00Z')

export function inDays(days: number): Date {
  return new Date(today.getTime() + days * 86_400_000)
}

/** The service with a database, a clock and an identity of its own. */
export async function startService(parts: Partial<AppOptions> = {}) {
  const database = await createTestDatabase({ directories: migrationDirectories })
  const identity = await createTestIdentity()
  const time = { now: today }
  const clock: Clock = { now: () => time.now }
  const deps = { db: database.db, clock }
  const log = createLog({ name: 'test', level: 'silent' })
  const app = await createMissionsApp(deps, {
    config: { NODE_ENV: 'test' },
    verifier: identity.verifier,
    log,
    origin: 'https://ensemble.example.org',
    ...parts,
  })
  await app.ready()
  await inTransaction(database.db, async (tx) => {
    for (const known of staff) await members.upsertIfNewer(tx, unknown(known))
  })
  return {
    ...database,
    deps,
    time,
    app,
    identity,
    call: createCaller(app, identity),
    /** What is answered as a file. */
    file: async (url: string, principal: Principal, language = 'fr') => {
      const authorization = `Bearer ${identity.tokenFor(principal)}`
      return app.inject({ url, headers: { authorization, 'accept-language': language } })
    },
    /** An approved mission of department 69 in ten days, run by the referent; `changes` say what the test is about. */
    mission: (changes: Partial<MissionContent> = {}) =>
      createMission(deps, {
        actor: admin,
        content: content(inDays(10), { endAt: inDays(11), managerIds: [referent.id], ...changes }),
      }),
    /** Somebody whom an event has told of. */
    member: async (known: Partial<members.Member> = {}): Promise<Principal> => {
      const principal = testPrincipal({ departmentCode: known.departmentCode ?? '69', role: known.role ?? 'member' })
      await inTransaction(database.db, (tx) => members.upsertIfNewer(tx, { ...unknown(principal), ...known }))
      return principal
    },
    /** What an editor begins from. */
    updatedAt: async (missionId: string): Promise<string> => {
      const { rows } = await database.db.query<{ updatedAt: Date }>({
        text: 'select updated_at as "updatedAt" from missions where id = $1',
        values: [missionId],
      })
      return rows[0]?.updatedAt.toISOString() ?? ''
    },
    async stop() {
      await app.close()
      await identity.close()
      await database.close()
    },
  }
}

export type Service = Awaited<ReturnType<typeof startService>>

function unknown({ id, role, departmentCode }: Principal): members.Member {
  return {
    id,
    version: 1,
    displayName: 'Inès Karoui',
    role,
    status: 'validated',
    departmentCode,
    language: 'fr',
    volunteerKinds: [],
    interestDomains: [],
    preferredTypes: [],
    preferredModes: [],
    skills: [],
    paused: false,
    coParticipantVisibility: false,
    deleted: false,
  }
}
