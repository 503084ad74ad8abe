import type { AreaNames } from './area-names.ts'

/** What makes a program of a new service: its settings, what it is made of, and the commands that run it. */
export function serviceProgram({ service, camel }: AreaNames): Record<string, string> {
  return {
    'src/config.ts': `import { streams } from '@ensemble/contracts/events'
import { serviceSettings } from '@ensemble/service-kit/config'
import Type from 'typebox'

/** Settings of this service, one environment variable each (docs/configuration.md). */
export const Config = Type.Object({
  ...serviceSettings,
  /** Asked whether a session still lives when the feed of ended sessions is silent. */
  USERS_URL: Type.String({ format: 'uri' }),
})

export const identity = {
  name: '${service}',
  settings: Config,
  migrations: new URL('../migrations', import.meta.url),
  stream: streams.${camel},
}
`,
    'src/deps.ts': `import type { ServiceDeps } from '@ensemble/service-kit/service/definition'

/** What a use case may use. */
export type Deps = ServiceDeps
`,
    'src/service.ts': `import { askIdentityService } from '@ensemble/service-kit/auth/introspection'
import { defineService } from '@ensemble/service-kit/service/definition'
import { identity } from './config.ts'
import type { Deps } from './deps.ts'
import { itemRoutes } from './http/items.routes.ts'

/** The service as a list: what it answers, what it follows, what recurs. */
export const service = defineService({
  ...identity,
  deps: ({ db, clock }): Deps => ({ db, clock }),
  introspect: (_deps, { config, showSelf }) => askIdentityService(config.USERS_URL, showSelf),
  routes: itemRoutes,
  consumers: () => [],
  projections: [],
  jobs: () => [],
})
`,
    'src/main.ts': `import { runService } from '@ensemble/service-kit/service/run-service'
import { service } from './service.ts'

runService(service)
`,
    'src/migrate.ts': `import { migrateService } from '@ensemble/service-kit/service/migrate-service'
import { identity } from './config.ts'

await migrateService(identity)
`,
    'src/operate.ts': `import { operateService } from '@ensemble/service-kit/service/operate-service'
import { service } from './service.ts'

await operateService(service)
`,
  }
}
