import type { TokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import type { Revocations } from '@ensemble/service-kit/auth/revocations'
import type { Bus } from '@ensemble/service-kit/bus'
import { createApp } from '@ensemble/service-kit/http/create-app'
import type { Log } from '@ensemble/service-kit/log'
import type { Loop } from '@ensemble/service-kit/loop'
import type { FastifyInstance } from 'fastify'
import type { UsersConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { activityRoutes } from './http/activity.routes.ts'
import { authRoutes } from './http/auth.routes.ts'
import { introspectionRoute } from './http/introspection.routes.ts'
import { usersRoutes } from './http/users.routes.ts'
import { measureMails } from './mail/mail-gauges.ts'
import { migrationFolders } from './migration-folders.ts'
import { isLive } from './queries/is-live.ts'
import { measureKeyAge } from './tokens/key-age.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

export interface AppParts {
  config: UsersConfig
  deps: Deps
  keys: SigningKeys
  verifier: TokenVerifier
  log: Log
  bus?: Bus
  loops?: readonly Loop[]
  revocations?: Revocations
}

/** The HTTP side of svc-users: what it answers, in one list. */
export async function buildApp({ config, deps, keys, ...parts }: AppParts): Promise<FastifyInstance> {
  const app = await createApp({
    ...parts,
    name: 'svc-users',
    config,
    db: deps.db,
    clock: deps.clock,
    directories: migrationFolders,
    introspect: (principal) => isLive(deps.db, principal),
  })
  measureMails(app.metrics, deps.db)
  measureKeyAge(app.metrics, config.SIGNING_KEYS_FILE)
  authRoutes(app, deps, keys, {
    publicOrigin: config.PUBLIC_ORIGIN,
    cookieSeconds: config.SIGN_IN_COOKIE_SECONDS,
  })
  usersRoutes(app, deps)
  activityRoutes(app, deps)
  introspectionRoute(app, deps)
  return app
}
