import { askIdentityService } from '@ensemble/service-kit/auth/introspection'
import { defineService } from '@ensemble/service-kit/service/definition'
import { identity } from './config.ts'
import { createDeps } from './deps.ts'
import { consumers, projections } from './events/subscriptions.ts'
import { articleRoutes } from './http/article.routes.ts'
import { fileRoutes } from './http/file.routes.ts'
import { imageRoutes } from './http/image.routes.ts'
import { managedRoutes } from './http/managed.routes.ts'
import { jobsOf } from './jobs.ts'

/** The service as a list: what it answers, what it follows, what recurs. */
export const service = defineService({
  ...identity,
  deps: createDeps,
  introspect: (_deps, { config, showSelf }) => askIdentityService(config.USERS_URL, showSelf),
  routes(app, deps) {
    articleRoutes(app, deps)
    managedRoutes(app, deps)
    fileRoutes(app, deps)
    imageRoutes(app, deps)
  },
  consumers: () => consumers,
  projections,
  jobs: jobsOf,
  // An article appears at the time it was scheduled for.
  jobsLookMs: 5_000,
})
