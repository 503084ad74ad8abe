import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import type { Clock } from '@ensemble/service-kit/clock'
import { inTransaction } from '@ensemble/service-kit/database'
import type { Bus } from '@ensemble/service-kit/bus'
import { startTestService } from '@ensemble/service-kit/testing/test-service'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import * as members from '../src/data/members.ts'
import type { MissionContent } from '../src/domain/mission-content.ts'
import { content } from '../src/domain/samples-content.test-data.ts'
import { service } from '../src/service.ts'
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

/**
 * The service with a database, a clock and an identity of its own.
 * @param bus with one it runs whole; nobody is asked whether a session lives, as no feed of ended sessions comes
 */
export async function startService({ bus, env }: { bus?: Bus; env?: Record<string, string> } = {}) {
  const time = { now: today }
  const clock: Clock = { now: () => time.now }
  const introspect = () => () => Promise.resolve(true)
  const running = await startTestService({ ...service, introspect }, { clock, bus, env })
  const { app, db, deps, identity } = running
  await inTransaction(db, async (tx) => {
    for (const known of staff) await members.upsertIfNewer(tx, unknown(known))
  })
  return {
    ...running,
    time,
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
    member: async ({ volunteerKinds = [], ...known }: Partial<members.Member & Principal> = {}): Promise<Principal> => {
      const { departmentCode = '69', role = 'member' } = known
      const principal = testPrincipal({ departmentCode, role, volunteerKinds })
      await inTransaction(db, (tx) => members.upsertIfNewer(tx, { ...unknown(principal), ...known }))
      return principal
    },
    /** What an editor begins from. */
    updatedAt: async (missionId: string): Promise<string> => {
      const { rows } = await db.query<{ updatedAt: Date }>({
        text: 'select updated_at as "updatedAt" from missions where id = $1',
        values: [missionId],
      })
      return rows[0]?.updatedAt.toISOString() ?? ''
    },
    stop: running.close,
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
    interestDomains: [],
    preferredTypes: [],
    preferredModes: [],
    skills: [],
    paused: false,
    coParticipantVisibility: false,
    byTelephone: false,
    deleted: false,
  }
}
