import { randomUUID } from 'node:crypto'
import type { Clock } from '@ensemble/service-kit/clock'
import type { Database } from '@ensemble/service-kit/database'
import type { Limits, UsersConfig } from './config.ts'
import type { PasswordPolicy } from './domain/password-policy.ts'
import type { SessionRules } from './domain/session.ts'
import type { ThrottleRules } from './domain/sign-in-throttle.ts'
import { createTokenIssuer, type IssueTokens } from './tokens/access-tokens.ts'
import { createPasswordHasher, type PasswordHasher } from './tokens/password-hash.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

/** What the use cases work with; tests and the demo replace single parts. */
export interface Deps {
  db: Database
  clock: Clock
  newId: () => string
  passwords: PasswordHasher
  issueTokens: IssueTokens
  refreshSecret: string
  rules: Rules
  /** Set while demonstration data is loaded: events fill read models, and nobody is mailed about them. */
  quiet: boolean
}

/** The limits of this installation. */
export interface Rules {
  password: PasswordPolicy
  sessions: SessionRules
  throttle: ThrottleRules
  activityPerMinute: number
}

export async function createDeps(config: UsersConfig, db: Database, clock: Clock, keys: SigningKeys): Promise<Deps> {
  return {
    db,
    clock,
    newId: randomUUID,
    passwords: await createPasswordHasher(config.HASHING_CONCURRENCY, config.HASHING_QUEUE),
    issueTokens: await createTokenIssuer(keys, config.TOKEN_ISSUER, config.ACCESS_TOKEN_SECONDS),
    refreshSecret: config.REFRESH_SECRET,
    rules: rulesOf(config),
    quiet: false,
  }
}

export function rulesOf(config: Limits): Rules {
  return {
    password: { minLength: config.PASSWORD_MIN_LENGTH, maxLength: config.PASSWORD_MAX_LENGTH },
    sessions: {
      member: { idleSeconds: config.MEMBER_IDLE_SECONDS, absoluteSeconds: config.MEMBER_SESSION_SECONDS },
      staff: { idleSeconds: config.STAFF_IDLE_SECONDS, absoluteSeconds: config.STAFF_SESSION_SECONDS },
    },
    throttle: {
      freeFailures: config.SIGN_IN_FREE_FAILURES,
      firstDelaySeconds: config.SIGN_IN_FIRST_DELAY_SECONDS,
      maxDelaySeconds: config.SIGN_IN_MAX_DELAY_SECONDS,
      forgetAfterSeconds: config.SIGN_IN_FORGET_SECONDS,
    },
    activityPerMinute: config.ACTIVITY_PER_MINUTE,
  }
}
