import { streams } from '@ensemble/contracts/events'
import { longestLifeSeconds } from '@ensemble/service-kit/auth/token-verifier'
import { serviceSettings } from '@ensemble/service-kit/config'
import Type, { type Static } from 'typebox'

const days = 24 * 3600

/** The limits of an installation: how long, how many, how often. */
export const limitSettings = {
  MEMBER_IDLE_SECONDS: Type.Integer({ minimum: 60, default: 30 * days }),
  MEMBER_SESSION_SECONDS: Type.Integer({ minimum: 60, default: 365 * days }),
  STAFF_IDLE_SECONDS: Type.Integer({ minimum: 60, default: 1800 }),
  STAFF_SESSION_SECONDS: Type.Integer({ minimum: 60, default: 12 * 3600 }),
  UNKEPT_IDLE_SECONDS: Type.Integer({ minimum: 60, default: 1800 }),

  PASSWORD_MIN_LENGTH: Type.Integer({ minimum: 6, maximum: 64, default: 12 }),
  PASSWORD_MAX_LENGTH: Type.Integer({ minimum: 64, maximum: 512, default: 128 }),
  SIGN_IN_FREE_FAILURES: Type.Integer({ minimum: 1, default: 10 }),
  SIGN_IN_STRANGER_FAILURES: Type.Integer({ minimum: 1, default: 100 }),
  SIGN_IN_FIRST_DELAY_SECONDS: Type.Integer({ minimum: 1, default: 30 }),
  SIGN_IN_MAX_DELAY_SECONDS: Type.Integer({ minimum: 1, default: 900 }),
  SIGN_IN_FORGET_SECONDS: Type.Integer({ minimum: 1, default: days }),

  OPEN_INVITATIONS_PER_PERSON: Type.Integer({ minimum: 1, default: 3 }),
  INVITATIONS_PER_PERSON_AND_MONTH: Type.Integer({ minimum: 1, default: 2 }),
  BLIND_INVITATIONS_PER_DRAW: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
  HEALTH_SEARCHES_PER_DAY: Type.Integer({ minimum: 1, default: 20 }),
  // Each new number costs privacy (decision 140): 0.2 in a department, 0.1 for everybody.
  HEALTH_QUESTIONS_PER_PERSON: Type.Integer({ minimum: 0, maximum: 10, default: 3 }),
  HEALTH_QUESTIONS_PER_DEPARTMENT: Type.Integer({ minimum: 0, maximum: 10, default: 5 }),
  HEALTH_QUESTIONS_EVERYBODY: Type.Integer({ minimum: 0, maximum: 20, default: 10 }),
  // What a stolen account would be used for: mails to whomever it likes.
  ACCOUNT_INVITATIONS_PER_HOUR: Type.Integer({ minimum: 0, default: 20 }),
  LETTERS_PER_HOUR: Type.Integer({ minimum: 0, default: 20 }),
  ACTIVITY_PER_MINUTE: Type.Integer({ minimum: 1, default: 60 }),
}

/** Settings of this service, one environment variable each (docs/configuration.md). */
export const Config = Type.Object({
  ...serviceSettings,
  SIGNING_KEYS_FILE: Type.String({ minLength: 1 }),
  REFRESH_SECRET: Type.String({ minLength: 43, pattern: '^[A-Za-z0-9_-]+$' }),
  // Wraps the members' keys; without it health answers stay closed and everything else goes on.
  HEALTH_KEYS_FILE: Type.String({ default: '' }),
  // As the role that reads members' keys; without it, as the service's usual one, which may read none.
  HEALTH_KEYS_DATABASE_URL: Type.String({ default: '' }),
  SMTP_URL: Type.String({ minLength: 1 }),
  MAIL_FROM: Type.String({ minLength: 3 }),

  // Single sign-on; off without an issuer.
  OIDC_ISSUER: Type.String({ pattern: '^(https?://\\S+)?$', default: '' }),
  OIDC_CLIENT_ID: Type.String({ default: '' }),
  OIDC_CLIENT_SECRET: Type.String({ default: '' }),
  OIDC_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 2000 }),
  OIDC_SCOPES: Type.String({ pattern: '(^| )openid( |$)', default: 'openid profile email' }),

  ...limitSettings,
  ACCESS_TOKEN_SECONDS: Type.Integer({ minimum: 60, maximum: longestLifeSeconds, default: 600 }),
  SIGN_IN_COOKIE_SECONDS: Type.Integer({ minimum: 60, default: 365 * days }),
  HASHING_CONCURRENCY: Type.Integer({ minimum: 1, maximum: 64, default: 2 }),
  HASHING_QUEUE: Type.Integer({ minimum: 0, default: 200 }),
  // `auto`: where the platform is tried out, and not in production.
  MAIL_EXAMPLES: Type.Enum(['auto', 'on', 'off'], { default: 'auto' }),
  MAIL_ATTEMPTS: Type.Integer({ minimum: 1, default: 12 }),
})
export type Limits = Static<ReturnType<typeof Type.Object<typeof limitSettings>>>
export type Config = Static<typeof Config>

/** Whether /notices/mails shows every mail with made-up facts. */
export function showsMails({ MAIL_EXAMPLES: wish, NODE_ENV }: Pick<Config, 'MAIL_EXAMPLES' | 'NODE_ENV'>): boolean {
  return wish === 'auto' ? NODE_ENV !== 'production' : wish === 'on'
}

export const identity = {
  name: 'svc-users',
  settings: Config,
  migrations: new URL('../migrations', import.meta.url),
  stream: streams.users,
}
