import type { FastifyInstance } from 'fastify'
import { createApp, type AppOptions } from '../../src/http/create-app.ts'
import { kitMigrations } from '../../src/kit-migrations.ts'
import { createLog } from '../../src/log.ts'
import { createCaller } from '../../src/testing/call.ts'
import { createTestDatabase } from '../../src/testing/test-database.ts'
import { createTestIdentity } from '../../src/testing/test-token.ts'

/** A service that answers what the test implements, with keys of its own and every line of its log. */
export async function createHttpWorld(
  implementCalls: (app: FastifyInstance) => void,
  options: Partial<AppOptions> = {},
) {
  const identity = await createTestIdentity()
  const database = await createTestDatabase({ directories: [kitMigrations] })
  const lines: string[] = []
  const app = await createApp({
    name: 'test',
    config: { NODE_ENV: 'test' },
    db: database.db,
    verifier: identity.verifier,
    directories: [kitMigrations],
    log: createLog({ name: 'test', level: 'info' }, { write: (line) => void lines.push(line) }),
    ...options,
  })
  implementCalls(app)
  await app.ready()
  return {
    app,
    identity,
    database,
    lines,
    call: createCaller(app, identity),
    close: async () => {
      await app.close()
      await database.close()
      await identity.close()
    },
  }
}

export type HttpWorld = Awaited<ReturnType<typeof createHttpWorld>>
