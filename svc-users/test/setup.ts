import { generateKeyPairSync, randomUUID } from 'node:crypto'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { readConfig } from '@ensemble/service-kit/config'
import { createLog } from '@ensemble/service-kit/log'
import { createCaller } from '@ensemble/service-kit/testing/call'
import { createTestDatabase } from '@ensemble/service-kit/testing/test-database'
import { createTestIdentity, testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { buildApp } from '../src/app.ts'
import { UsersConfig } from '../src/config.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import type { User } from '../src/domain/user.ts'
import { migrationFolders } from '../src/migration-folders.ts'
import { createTokenIssuer } from '../src/tokens/access-tokens.ts'
import { signingKeysFrom } from '../src/tokens/signing-keys.ts'
import { approveUser } from '../src/use-cases/approve-user.ts'
import { confirmEmail } from '../src/use-cases/confirm-email.ts'
import { signUp } from '../src/use-cases/sign-up.ts'
import { appointed, signUpInput } from './people.ts'

export const publicOrigin = 'http://localhost:8080'
export const password = 'une phrase de passe'

export const settings = {
  NODE_ENV: 'test',
  PORT: '0',
  NATS_URL: 'nats://unused',
  PUBLIC_ORIGIN: publicOrigin,
  LOG_LEVEL: 'silent',
  SIGNING_KEYS_FILE: 'unused',
  REFRESH_SECRET: 'r'.repeat(43),
  SMTP_URL: 'smtp://unused',
  MAIL_FROM: 'Ensemble <ensemble@example.org>',
}

function newKey() {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { x = '', d = '' } = privateKey.export({ format: 'jwk' })
  return { kid: randomUUID(), kty: 'OKP', crv: 'Ed25519', x, d } as const
}

/** svc-users on a database of its own, with a clock that tests move; no broker. */
export async function startUsers(env: Record<string, string> = {}) {
  const database = await createTestDatabase({ directories: migrationFolders })
  const identity = await createTestIdentity()
  const { issuer: TOKEN_ISSUER, jwksUrl: JWKS_URL } = identity
  const config = readConfig(UsersConfig, { ...settings, DATABASE_URL: database.url, TOKEN_ISSUER, JWKS_URL, ...env })
  const time = { now: new Date('2026-11-21T09:00:00Z') }
  const keys = signingKeysFrom({ current: newKey(), next: newKey() })
  const log = createLog({ name: 'test', level: 'silent' })
  const clock = { now: () => time.now }
  const issueTokens = await createTokenIssuer(keys, config.TOKEN_ISSUER, config.ACCESS_TOKEN_SECONDS)
  const deps = await createDeps(config, { db: database.db, clock, issueTokens, log })
  const app = await buildApp({ config, deps, keys, verifier: identity.verifier, log })
  await app.ready()
  return {
    app,
    config,
    db: database.db,
    deps,
    keys,
    identity,
    call: createCaller(app, identity),
    /** Moves the clock of the service. */
    pass: (seconds: number) => {
      time.now = new Date(time.now.getTime() + seconds * 1000)
    },
    now: () => time.now,
    add: (person: Partial<Person> = {}) => addUser(deps, person),
    stop: async () => {
      await app.close()
      await identity.close()
      await database.close()
    },
  }
}

export type UsersUnderTest = Awaited<ReturnType<typeof startUsers>>

export type Person = Pick<
  User,
  'email' | 'firstName' | 'lastName' | 'role' | 'status' | 'departmentCode' | 'language' | 'profileType' | 'phone'
>

/** An account that came to its state the ordinary way. */
async function addUser(deps: Deps, person: Partial<Person>): Promise<User> {
  const user = await signUp(deps, { ...signUpInput(person), password })
  if (!user) throw new Error('the address is taken')
  await confirmEmail(deps, user.id)
  if (person.status === 'pending_approval') return { ...user, emailVerifiedAt: deps.clock.now() }
  const approver = { id: randomUUID(), role: 'admin', departmentCode: null } as const
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
  })
}
