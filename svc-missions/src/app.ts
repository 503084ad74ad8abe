import { createApp, type AppOptions } from '@ensemble/service-kit/http/create-app'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { missionRoutes } from './http/missions.routes.ts'
import { participantRoutes } from './http/participants.routes.ts'
import { stewardshipRoutes } from './http/stewardship.routes.ts'
import { surveyRoutes } from './http/survey.routes.ts'
import { migrationDirectories } from './migrations.ts'

interface MissionsAppOptions extends Omit<AppOptions, 'name' | 'db'> {
  /** Address of the platform, for the links of files. */
  origin: string
}

/** The service as a list: what it answers. Tests build the same. */
export async function createMissionsApp(
  deps: Deps,
  { origin, ...parts }: MissionsAppOptions,
): Promise<FastifyInstance> {
  const app = await createApp({
    ...parts,
    name: 'svc-missions',
    db: deps.db,
    clock: deps.clock,
    directories: migrationDirectories,
  })
  missionRoutes(app, deps, origin)
  stewardshipRoutes(app, deps)
  participantRoutes(app, deps)
  surveyRoutes(app, deps)
  return app
}
