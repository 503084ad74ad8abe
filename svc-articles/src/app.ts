import { streams } from '@ensemble/contracts/events'
import type { Bus } from '@ensemble/service-kit/bus'
import { systemClock } from '@ensemble/service-kit/clock'
import type { Database } from '@ensemble/service-kit/database'
import { askIdentityService } from '@ensemble/service-kit/auth/introspection'
import { createTokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import { createApp } from '@ensemble/service-kit/http/create-app'
import { startConsumers } from '@ensemble/service-kit/inbox/start-consumers'
import { Scheduler } from '@ensemble/service-kit/jobs/scheduler'
import type { Log } from '@ensemble/service-kit/log'
import { startRelay } from '@ensemble/service-kit/outbox/relay'
import type { Static } from 'typebox'
import type { settings } from './config.ts'
import type { Deps } from './deps.ts'
import { consumers } from './events/subscriptions.ts'
import { articleRoutes } from './http/article.routes.ts'
import { fileRoutes } from './http/file.routes.ts'
import { imageRoutes } from './http/image.routes.ts'
import { ImageWork } from './images/image-work.ts'
import { jobsOf } from './jobs.ts'
import { migrationFolders } from './migration-folders.ts'
import { openFileStore } from './storage/file-store.ts'
import { openVirusScanner } from './storage/virus-scanner.ts'

export const name = 'svc-articles'

interface World {
  config: Static<typeof settings>
  db: Database
  bus: Bus
  log: Log
}

/** Pause between two looks for recurring work, in ms: an article appears at the time it was scheduled for. */
const lookMs = 5_000

/** The service as a list: what it answers, what it follows, what it tells. */
export async function buildService({ config, db, bus, log }: World) {
  const deps: Deps = {
    db,
    clock: systemClock,
    files: await openFileStore(config.STORAGE_URL),
    images: new ImageWork(),
    ...(config.SCANNER_URL ? { scanner: openVirusScanner(config.SCANNER_URL) } : {}),
  }
  const loops = [
    ...startConsumers(consumers, { db, bus, log }),
    new Scheduler(deps, jobsOf(deps, log), log, lookMs),
    startRelay({ db, databaseUrl: config.DATABASE_URL, bus, stream: streams.articles, log }),
  ]
  const app = await createApp({
    name,
    config,
    db,
    bus,
    log,
    loops,
    directories: migrationFolders,
    introspect: askIdentityService(config.USERS_URL),
    verifier: createTokenVerifier({
      jwksUrl: config.JWKS_URL,
      issuer: config.TOKEN_ISSUER,
      audience: 'ensemble',
      algorithm: 'EdDSA',
    }),
  })
  articleRoutes(app, deps)
  fileRoutes(app, deps)
  imageRoutes(app, deps)
  return { app, loops }
}
