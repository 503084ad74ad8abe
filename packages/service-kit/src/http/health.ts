import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { TokenVerifier } from '../auth/token-verifier.ts'
import type { Bus } from '../bus.ts'
import type { Database } from '../database.ts'
import { type Loop, messageOf } from '../loop.ts'
import { ownRelease } from './release.ts'
import { expectSchema } from '../migrations/expect-schema.ts'

export interface HealthOptions {
  db: Database
  bus: Bus | undefined
  verifier: TokenVerifier
  /** Folders of migrations that this release needs applied. */
  directories: readonly string[]
  loops: () => readonly Loop[]
  registry: Registry
  isDraining: () => boolean
  readsMetrics: (request: IncomingMessage) => boolean
}

/**
 * For the supervisor and the operators; the gateway does not pass these on. Ready is what this program can do by
 * itself: never another service, and a broker that is down shows but does not count, since writes wait in the outbox.
 */
export function answerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { bus, verifier, loops, registry, isDraining, readsMetrics } = options
  app.get('/livez', async () => ({ live: true }))
  app.get('/readyz', async (request, reply) => {
    const problem = isDraining() ? 'draining' : ((await databaseProblem(options)) ?? keyProblem(verifier))
    const release = ownRelease()
    reply.code(problem ? 503 : 200)
    const answer = { ready: !problem, ...(release && { release }) }
    // What is away, and why, is the operators' business.
    if (!readsMetrics(request.raw)) return answer
    const states = Object.fromEntries(loops().map((loop) => [loop.name, loop.status()]))
    return { ...answer, ...(problem && { problem }), broker: bus?.connected ?? false, loops: states }
  })
  app.get('/metrics', async (request, reply) => {
    if (!readsMetrics(request.raw)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function keyProblem(verifier: TokenVerifier): string | undefined {
  return verifier.ready ? undefined : 'no keys to check tokens with yet'
}

async function databaseProblem({ db, directories }: HealthOptions): Promise<string | undefined> {
  try {
    await expectSchema(db, directories)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}
