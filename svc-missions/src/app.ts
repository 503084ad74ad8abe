import { createApp, type AppOptions } from '@ensemble/service-kit/http/create-app'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { missionRoutes } from './http/missions.routes.ts'
import { participantRoutes } from './http/participants.routes.ts'
import { migrationDirectories } from './migrations.ts'

/** The service as a list: what it answers. Tests build the same. */
export async function createMissionsApp(deps: Deps, parts: Omit<AppOptions, 'name' | 'db'>): Promise<FastifyInstance> {
  const app = await createApp({
    ...parts,
    name: 'svc-missions',
    db: deps.db,
    clock: deps.clock,
    directories: migrationDirectories,
  })
  missionRoutes(app, deps)
  participantRoutes(app, deps)
  return app
}
