import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { startTestService } from '@ensemble/service-kit/testing/test-service'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import type { Deps } from '../src/deps.ts'
import type { User } from '../src/domain/user.ts'
import { service } from '../src/service.ts'
import type { PasswordHasher } from '../src/tokens/password-hash.ts'
import { approveUser } from '../src/use-cases/approve-user.ts'
import { confirmEmail } from '../src/use-cases/confirm-email.ts'
import { openAccount } from '../src/use-cases/sign-up.ts'
import { appointed, signUpInput } from './people.ts'

export const publicOrigin = 'http://localhost:8080'
export const password = 'une phrase de passe'

const settings = {
  PUBLIC_ORIGIN: publicOrigin,
  REFRESH_SECRET: 'r'.repeat(43),
  SMTP_URL: 'smtp://unused',
  MAIL_FROM: 'Ensemble <ensemble@example.org>',
}

function newKey() {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { x = '', d = '' } = privateKey.export({ format: 'jwk' })
  return { kid: randomUUID(), kty: 'OKP', crv: 'Ed25519', x, d } as const
}

/** What asks for a proof, always or with some bodies. */
const provenCalls: readonly string[] = ['user.approve', 'user.invite', 'user.delete']

/**
 * svc-users on a database of its own, with a clock that tests move; no broker. Passwords that it has seen take no time:
 * where that matters, a test brings a hasher of its own.
 */
export async function startUsers(env: Record<string, string> = {}, lines?: string[]) {
  const time = { now: new Date('2026-11-21T09:00:00Z') }
  const folder = await mkdtemp(join(tmpdir(), 'users-'))
  const SIGNING_KEYS_FILE = join(folder, 'signing-keys.json')
  await writeFile(SIGNING_KEYS_FILE, JSON.stringify({ current: newKey(), next: newKey() }))
  const running = await startTestService(service, {
    env: { ...settings, SIGNING_KEYS_FILE, ...env },
    clock: { now: () => time.now },
    lines,
  })
  const { deps } = running
  deps.passwords = remembering(deps.passwords)

  async function prove(principal: Principal): Promise<Principal> {
    await deps.db.query({
      text: `insert into sessions (id, user_id, created_at, last_used_at, kept, proved_at)
             select $1, id, $3, $3, true, $3 from users where id::text = $2 on conflict do nothing`,
      values: [principal.sessionId, principal.id, time.now],
    })
    return principal
  }

  const call: typeof running.call = async (id, input, principal, ...rest) => {
    const given = Object(input.body)
    const appoints = id === 'user.edit' && ('role' in given || 'deliveryAreas' in given)
    if (principal && (appoints || provenCalls.includes(id))) await prove(principal)
    return running.call(id, input, principal, ...rest)
  }
  return {
    ...running,
    /** Moves the clock of the service. */
    pass: (seconds: number) => {
      time.now = new Date(time.now.getTime() + seconds * 1000)
    },
    now: () => time.now,
    add: (person: Partial<Person> = {}) => addUser(deps, person),
    /** As the service's own; whoever acts has just proven who they are, unless the test gave them a session. */
    call,
    /** The token's view of somebody who has just proven who they are. */
    proven: (user: User) => prove(as(user)),
    stop: async () => {
      await running.close()
      await rm(folder, { recursive: true })
    },
  }
}

export type UsersUnderTest = Awaited<ReturnType<typeof startUsers>>

export type Person = Pick<
  User,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'status'
  | 'departmentCode'
  | 'language'
  | 'profileType'
  | 'phone'
  | 'postalCode'
>

const hashes = new Map<string, Promise<string>>()
const comparisons = new Map<string, Promise<boolean>>()

/** A hash is made to be slow: each is worked out, and compared with each password, once per worker. */
function remembering({ hash, verify, isOutdated }: PasswordHasher): PasswordHasher {
  return {
    isOutdated,
    hash: (typed) => kept(hashes, typed, () => hash(typed)),
    verify: (typed, stored) => kept(comparisons, JSON.stringify([typed, stored]), () => verify(typed, stored)),
  }
}

function kept<Value>(known: Map<string, Promise<Value>>, key: string, work: () => Promise<Value>): Promise<Value> {
  const found = known.get(key) ?? work()
  known.set(key, found)
  return found
}

/** An account that came to its state the ordinary way. */
async function addUser(deps: Deps, person: Partial<Person>): Promise<User> {
  const user = await openAccount(deps, signUpInput(person), await deps.passwords.hash(password))
  if (!user) throw new Error('the address is taken')
  await confirmEmail(deps, user.id)
  if (person.status === 'pending_approval') return { ...user, emailVerifiedAt: deps.clock.now() }
  const approver = { id: randomUUID(), role: 'admin', departmentCode: null, sessionId: null } as const
  const approved = await approveUser(deps, { userId: user.id, actor: approver, appointment: appointed(person) })
  // Tests look at the mails of what they do, not of how people came.
  await deps.db.query({ text: 'delete from outgoing_mail where recipient_id = $1', values: [user.id] })
  return approved
}

/** The token's view of an account. */
export function as(user: User): Principal {
  return testPrincipal({
    ...user,
    id: user.id,
    departmentCode: user.departmentCode,
    sessionVersion: user.sessionVersion,
    volunteerKinds: [],
  })
}
