import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { setInterval } from 'node:timers'
import { createServiceGate, gateway } from '../auth/service-gate.ts'
import { type Revocations, followRevocations } from '../auth/revocations.ts'
import type { Principal, TokenVerifier } from '../auth/token-verifier.ts'
import type { Bus } from '../bus.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Loop } from '../loop.ts'
import type { Log } from '../log.ts'
import type { Standby } from '../standby/standby.ts'
import { endConnectionsOnClose } from './end-connections.ts'
import { answerErrors, answerRefusal, toRefusal } from './errors.ts'
import { metricsReaders } from './direct-callers.ts'
import { answerHealth } from './health.ts'
import { parseJsonBody } from './json-body.ts'
import { languageOf } from './language.ts'
import { refuseMalformed } from './malformed.ts'
import { measure } from './metrics.ts'
import { openApiOf } from './openapi.ts'
import { measureCertificate, ownCertificate } from './own-certificate.ts'
import { carryTrace, followRequests, requestId } from './requests.ts'
import { createService } from './service.ts'
import { answerSnapshot } from './snapshot.ts'
import { compileCheckingSerializer, compileSerializer, compileValidator } from './validation.ts'

export interface AppOptions {
  name: string
  config: { NODE_ENV: string } & Partial<ServiceAccess>
  db: Database
  /** Where lists may be read from instead. */
  standby?: Standby
  bus?: Bus
  verifier: TokenVerifier
  log: Log
  clock?: Clock
  /** Migrations without which it is not ready: the kit's folder and the service's own. */
  directories?: readonly string[]
  /** Relay and consumers, to be shown in /readyz and /metrics. */
  loops?: readonly Loop[]
  /** Followed by default where there is a bus. */
  revocations?: Revocations
  /** Asks the identity service whether a session still lives, when the feed of revocations is silent. */
  introspect?: (principal: Principal) => Promise<boolean>
  /** Whether to describe the calls at /openapi.json; true by default. */
  openapi?: boolean
}

/** Who else may ask than people with a token: all settings of serviceSettings. */
interface ServiceAccess {
  SERVICE_KEYS_FILE: string
  TLS_FILE: string
  METRICS_FROM: string
  PUBLIC_ORIGIN: string
}

const bodyLimit = 256 * 1024

/**
 * The HTTP side of a service: envelope, errors, authorisation, language, request id, health, measures.
 * Calls are added with `implement(app)`.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { name, config, db, bus, verifier, log, clock = systemClock, directories = [], openapi = true } = options
  const revocations = options.revocations ?? (bus ? followRevocations(bus, log) : undefined)
  const loops = () => [...(options.loops ?? []), ...(revocations ? [revocations] : [])]
  const loggerInstance: FastifyBaseLogger = log
  const https = ownCertificate(config.TLS_FILE ?? '')
  const app: FastifyInstance = fastify({
    ...(https && { https }),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Addresses that cannot be read never reach the hooks.
    frameworkErrors: (error, request, reply) =>
      void answerRefusal(toRefusal(error), languageOf(request.headers['accept-language']), reply),
    clientErrorHandler: refuseMalformed(),
    // The ids come from the trace, so that lines outside of the request's own logger have them too.
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    genReqId: requestId,
    bodyLimit,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
  })
  const gate = createServiceGate({ name, keysFile: config.SERVICE_KEYS_FILE ?? '' })
  const service = createService({
    db,
    standby: options.standby,
    clock,
    verifier,
    mediaVerifier: verifier.forAudience('media'),
    revocations,
    introspect: options.introspect,
    gate,
  })
  app.decorate('service', service)
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(config.NODE_ENV === 'test' ? compileCheckingSerializer : compileSerializer)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    async (_request: unknown, text: string) => parseJsonBody(text),
  )
  await app.register(cookie)
  followRequests(app, log)
  carryTrace(app)
  answerErrors(app)
  const registry = measure(app, { name, loops, db, bus })
  if (https) measureCertificate(registry, https)
  const readsMetrics = metricsReaders(config.METRICS_FROM ?? '', config.PUBLIC_ORIGIN)
  const isDraining = () => service.draining
  answerHealth(app, { db, bus, verifier, directories, loops, registry, isDraining, readsMetrics })
  answerSnapshot(app, db, gate)
  if (openapi) app.get('/openapi.json', { onRequest: gate(gateway) }, async () => openApiOf(service.calls, name))
  keepKeys(app, verifier)
  endConnectionsOnClose(app)
  if (!options.revocations && revocations) app.addHook('onClose', () => revocations.stop())
  return app
}

/** Fetches the keys before the first token comes; a service whose neighbour is not up yet tries again. */
function keepKeys(app: FastifyInstance, verifier: TokenVerifier): void {
  const timer = setInterval(() => {
    if (verifier.ready) clearInterval(timer)
    else void verifier.load()
  }, 500)
  timer.unref()
  app.addHook('onReady', async () => void verifier.load())
  app.addHook('onClose', async () => clearInterval(timer))
}
