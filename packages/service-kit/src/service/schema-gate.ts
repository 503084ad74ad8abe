import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { metricsReaders } from '../http/direct-callers.ts'
import { failure } from '../http/envelope.ts'
import { languageOf } from '../http/language.ts'
import { ownCertificate } from '../http/own-certificate.ts'
import type { Queryable } from '../database.ts'
import { isDatabaseUnavailable } from '../database-errors.ts'
import type { Log } from '../log.ts'
import { messageOf } from '../loop.ts'
import { SchemaTooOld, expectSchema } from '../migrations/expect-schema.ts'
import { Refusal } from '../refusal.ts'

const pollMs = 250

/** Time for a request that is just arriving to be answered. */
const graceMs = 250

export interface SchemaGate {
  db: Queryable
  /** Migrations that must be applied: the kit's folder and the service's own. */
  directories: readonly string[]
  config: { HOST: string; PORT: number; TLS_FILE: string; METRICS_FROM: string; PUBLIC_ORIGIN: string }
  log: Pick<Log, 'info' | 'warn'>
  /** Ends the waiting. */
  stopping: AbortSignal
}

/**
 * Waits until the database is there with the schema of this release. A database that is away, that nobody has filled
 * yet or that is being migrated, comes: the program is alive and not ready meanwhile, and tells operators why. An older
 * schema is a mistake of whoever deploys, which no waiting mends.
 * @throws {SchemaTooOld} when the database has an older schema than this release
 * @throws {MigrationError} when its history is another one
 * @throws the signal's reason, when the program is stopped
 */
export async function waitForSchema(gate: SchemaGate): Promise<void> {
  let problem = await problemOf(gate)
  if (!problem) return
  const { log, stopping } = gate
  log.warn({ problem }, 'waiting for the database')
  const close = await answerMeanwhile(gate.config, () => problem ?? '')
  try {
    while (problem) {
      await wait(pollMs, undefined, { signal: stopping })
      const now = await problemOf(gate)
      if (now && now !== problem) log.warn({ problem: now }, 'waiting for the database')
      problem = now
    }
    log.info({}, 'the database is there')
  } finally {
    await close()
  }
}

async function problemOf({ db, directories }: SchemaGate): Promise<string | undefined> {
  try {
    await expectSchema(db, directories)
    return undefined
  } catch (error) {
    if (!mayCome(error)) throw error
    return messageOf(error)
  }
}

/** No such database, no such role (told as a wrong password too), no right to look: whoever makes it is not done yet. */
const beingMade = new Set(['3D000', '28000', '28P01', '42501'])

function mayCome(error: unknown): boolean {
  if (error instanceof SchemaTooOld) return error.beingMade
  if (isDatabaseUnavailable(error)) return true
  return error instanceof Error && 'code' in error && beingMade.has(String(error.code))
}

/** The address of the service while it waits: probes get the truth, every call the usual 503. @returns what ends it */
async function answerMeanwhile(config: SchemaGate['config'], problem: () => string) {
  const readsProblem = metricsReaders(config.METRICS_FROM, config.PUBLIC_ORIGIN)
  const answer: RequestListener = (request, response) => {
    // No connection may outlast this server: the service itself listens here next.
    response.setHeader('connection', 'close').setHeader('content-type', 'application/json; charset=utf-8')
    request.resume()
    if (request.url === '/livez') return response.end(JSON.stringify({ live: true }))
    response.statusCode = 503
    if (request.url === '/readyz') {
      return response.end(JSON.stringify({ ready: false, ...(readsProblem(request) && { problem: problem() }) }))
    }
    response.setHeader('retry-after', '2').setHeader('cache-control', 'no-store')
    const language = languageOf(request.headers['accept-language'])
    response.end(JSON.stringify(failure(new Refusal('SERVICE_UNAVAILABLE'), language)))
  }
  const certificate = ownCertificate(config.TLS_FILE)
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer)
  server.listen(config.PORT, config.HOST)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeIdleConnections()
    // Node counts a connection that was opened and has asked nothing yet as busy: it would keep this server for ever.
    const end = setTimeout(() => server.closeAllConnections(), graceMs)
    await once(server, 'close')
    clearTimeout(end)
  }
}
