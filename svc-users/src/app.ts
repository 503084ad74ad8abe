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
import { accountRoutes } from './http/account.routes.ts'
import { authRoutes, type PublishedKeys } from './http/auth.routes.ts'
import { contactRoutes } from './http/contact.routes.ts'
import { draftsRoutes } from './http/drafts.routes.ts'
import { healthRoutes } from './http/health.routes.ts'
import { introspectionRoute } from './http/introspection.routes.ts'
import { notificationsRoutes } from './http/notifications.routes.ts'
import { sessionsRoutes } from './http/sessions.routes.ts'
import { ssoRoutes } from './http/sso.routes.ts'
import { staffRoutes } from './http/staff.routes.ts'
import { tutorialRoutes } from './http/tutorial.routes.ts'
import { usersRoutes } from './http/users.routes.ts'
import { measureMails } from './mail/mail-gauges.ts'
import { migrationFolders } from './migration-folders.ts'
import { isLive } from './queries/is-live.ts'
import { measureKeyAge } from './tokens/key-age.ts'

export interface AppParts {
  config: UsersConfig
  deps: Deps
  keys: PublishedKeys
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
  const settings = { publicOrigin: config.PUBLIC_ORIGIN, cookieSeconds: config.SIGN_IN_COOKIE_SECONDS }
  authRoutes(app, deps, keys, settings)
  accountRoutes(app, deps)
  ssoRoutes(app, deps, settings)
  sessionsRoutes(app, deps)
  usersRoutes(app, deps)
  healthRoutes(app, deps)
  staffRoutes(app, deps)
  draftsRoutes(app, deps)
  contactRoutes(app, deps)
  notificationsRoutes(app, deps)
  tutorialRoutes(app, deps)
  activityRoutes(app, deps)
  introspectionRoute(app, deps)
  return app
}
