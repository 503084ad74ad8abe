import { randomInt, randomUUID } from 'node:crypto'
import { systemClock } from '@ensemble/service-kit/clock'
import { openDatabase } from '@ensemble/service-kit/database'
import type { Log } from '@ensemble/service-kit/log'
import type { ServiceDeps, ServiceStart } from '@ensemble/service-kit/service/definition'
import type { Config, Limits } from './config.ts'
import type { PasswordPolicy } from './domain/password-policy.ts'
import type { QuestionRules } from './domain/question-budget.ts'
import type { SessionRules } from './domain/session.ts'
import type { SolicitationRules } from './domain/solicitation.ts'
import type { ThrottleRules } from './domain/sign-in-throttle.ts'
import { isPlainHttp, staysOnThisMachine } from './sso/issuer-address.ts'
import { SsoProvider } from './sso/provider.ts'
import { KeyRing, type TokenKeys } from './tokens/key-ring.ts'
import { createPasswordHasher, type PasswordHasher } from './tokens/password-hash.ts'
import { HealthVault } from './vault/health-vault.ts'

/** What the use cases work with; tests and the demo replace single parts. */
export interface Deps extends ServiceDeps {
  newId: () => string
  /** A number from 0 up to 1 that nobody can foresee, for draws. */
  lot: () => number
  passwords: PasswordHasher
  keys: TokenKeys
  refreshSecret: string
  vault: HealthVault
  /** What the last check of the record of reads found; empty until this process has made one. */
  chainOfReads: { broken?: boolean }
  rules: Rules
  log: Pick<Log, 'warn'>
  /** Public address of the platform, for links. */
  origin: string
  /** Where single sign-on is set up. */
  sso: SsoProvider | null
  /** Our page that the provider sends people back to. */
  ssoRedirectUri: string
  /** Set while demonstration data is loaded: events fill read models, and nobody is mailed about them. */
  quiet: boolean
}

/** The limits of this installation. */
interface Rules {
  password: PasswordPolicy
  sessions: SessionRules
  throttle: ThrottleRules
  /** For browsers unknown to an account, taken together. */
  strangers: ThrottleRules
  /** Of one person: invitations to an account, and letters to people or teams. */
  perHour: { invitations: number; letters: number }
  activityPerMinute: number
  solicitation: SolicitationRules
  healthSearchesPerDay: number
  questions: QuestionRules
}

export async function createDeps(start: ServiceStart<Config>): Promise<Deps> {
  const { config, db, clock, log, origin, onStop } = start
  const keys = await KeyRing.open({
    path: config.SIGNING_KEYS_FILE,
    issuer: config.TOKEN_ISSUER,
    lifeSeconds: config.ACCESS_TOKEN_SECONDS,
    log,
  })
  onStop(() => keys.close())
  const keysDb = openDatabase({
    url: config.HEALTH_KEYS_DATABASE_URL || config.DATABASE_URL,
    max: 4,
    connectionTimeoutMs: 10_000,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  })
  onStop(() => keysDb.close())
  const ssoRedirectUri = new URL('/auth/callbacks/azure', config.PUBLIC_ORIGIN).href
  return {
    db,
    clock,
    log,
    newId: randomUUID,
    lot,
    passwords: await createPasswordHasher(config.HASHING_CONCURRENCY, config.HASHING_QUEUE),
    keys,
    origin,
    sso: ssoOf(config, ssoRedirectUri),
    ssoRedirectUri,
    vault: new HealthVault(config.HEALTH_KEYS_FILE, keysDb),
    chainOfReads: {},
    refreshSecret: config.REFRESH_SECRET,
    rules: rulesOf(config),
    quiet: false,
  }
}

/**
 * What a command works with, beside a running service: nobody signs in to it.
 * @param own what the command needs of its own
 */
export function commandDeps(config: Limits, own: Pick<Deps, 'db' | 'passwords' | 'vault'> & Partial<Deps>): Deps {
  return {
    clock: systemClock,
    newId: randomUUID,
    lot,
    keys: {
      published: [],
      issueTokens: () => {
        throw new Error('nobody signs in to a command')
      },
      signAnswerLink: () => {
        throw new Error('no command sends a mail')
      },
    },
    refreshSecret: '',
    chainOfReads: {},
    log: { warn: () => undefined },
    origin: '',
    sso: null,
    ssoRedirectUri: '',
    rules: rulesOf(config),
    quiet: false,
    ...own,
  }
}

/** @throws Error when an issuer is set and the rest is not, or is not safe */
function ssoOf(config: Config, redirectUri: string): SsoProvider | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_SCOPES: scopes,
  } = config
  if (issuer === '') return null
  if (clientId === '' || clientSecret === '')
    throw new Error('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.')
  const allowHttp = isPlainHttp(issuer)
  if (allowHttp && config.NODE_ENV === 'production' && !staysOnThisMachine(issuer))
    throw new Error('OIDC_ISSUER must be an https address in production.')
  return new SsoProvider({
    issuer,
    clientId,
    clientSecret,
    scopes,
    redirectUri,
    allowHttp,
    timeoutMs: config.OIDC_TIMEOUT_MS,
  })
}

function rulesOf(config: Limits): Rules {
  const throttle = {
    freeFailures: config.SIGN_IN_FREE_FAILURES,
    firstDelaySeconds: config.SIGN_IN_FIRST_DELAY_SECONDS,
    maxDelaySeconds: config.SIGN_IN_MAX_DELAY_SECONDS,
    forgetAfterSeconds: config.SIGN_IN_FORGET_SECONDS,
  }
  return {
    password: { minLength: config.PASSWORD_MIN_LENGTH, maxLength: config.PASSWORD_MAX_LENGTH },
    sessions: {
      member: { idleSeconds: config.MEMBER_IDLE_SECONDS, absoluteSeconds: config.MEMBER_SESSION_SECONDS },
      staff: { idleSeconds: config.STAFF_IDLE_SECONDS, absoluteSeconds: config.STAFF_SESSION_SECONDS },
      unkeptIdleSeconds: config.UNKEPT_IDLE_SECONDS,
    },
    throttle,
    strangers: { ...throttle, freeFailures: config.SIGN_IN_STRANGER_FAILURES },
    perHour: { invitations: config.ACCOUNT_INVITATIONS_PER_HOUR, letters: config.LETTERS_PER_HOUR },
    activityPerMinute: config.ACTIVITY_PER_MINUTE,
    solicitation: {
      open: config.OPEN_INVITATIONS_PER_PERSON,
      monthly: config.INVITATIONS_PER_PERSON_AND_MONTH,
      perDraw: config.BLIND_INVITATIONS_PER_DRAW,
    },
    healthSearchesPerDay: config.HEALTH_SEARCHES_PER_DAY,
    questions: {
      perPerson: config.HEALTH_QUESTIONS_PER_PERSON,
      perDepartment: config.HEALTH_QUESTIONS_PER_DEPARTMENT,
      everybody: config.HEALTH_QUESTIONS_EVERYBODY,
    },
  }
}

function lot(): number {
  const parts = 2 ** 47
  return randomInt(parts) / parts
}
