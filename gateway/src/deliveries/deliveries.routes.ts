import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Audience } from '@ensemble/contracts/deliveries'
import { success } from '@ensemble/service-kit/http/envelope'
import { fieldErrors } from '@ensemble/service-kit/http/field-errors'
import { parseJsonBody } from '@ensemble/service-kit/http/json-body'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { remotesOfKey, requireTeamOf, signersOf } from '../auth/team-keys.ts'
import { isFilePath } from '../http/file-paths.ts'
import { mapSuffix } from '../registry/published-files.ts'
import { completeVersion, type CompletionDeps } from './complete-version.ts'
import { deliveries, teamDeliveries, type DeliveredDeps } from './delivered.ts'
import { requireFolderNames } from './folder-names.ts'
import { sayWhenFull } from './full-disk.ts'
import { moverOf, requireReader } from './movers.ts'
import { makePreviews, type PreviewLinksDeps } from './preview-links.routes.ts'
import { promote, rollBack } from './promote.ts'
import { DeliveryRefused } from './reasons.ts'
import { Turns } from './turns.ts'
import { serveWaiting, type WaitingDeps } from './waiting.routes.ts'

export type DeliveriesDeps = PreviewLinksDeps & WaitingDeps & DeliveredDeps & CompletionDeps

const revision = Type.Optional(Type.Integer({ minimum: 0 }))
const reason = Type.Optional(Type.String({ minLength: 1, maxLength: 300 }))
const version = Type.String({ minLength: 1, maxLength: 64 })
const closed = { additionalProperties: false }
const isPromotion = checkOf(Type.Object({ version, revision, reason, ...Audience.properties }, closed))
const isRollback = checkOf(Type.Object({ revision, reason }, closed))
const isQuestion = checkOf(Type.Object({ at: Type.Optional(Type.String({ format: 'date-time' })) }, closed))

type Version = { name: string; version: string }

/** `complete` may carry the descriptor, which is what its files list the digests in. */
const maxBodyBytes = 262_144

/**
 * How a team delivers its front end: send the files, complete the version, promote it, roll it back. Each call carries
 * the team's key as bearer token; a key moves its own area only.
 */
export async function serveDeliveries(app: FastifyInstance, deps: DeliveriesDeps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    async (_request: unknown, text: string) => parseJsonBody(text),
  )
  serveStates(app, deps)
  serveVersions(app, deps)
  serveMoves(app, deps)
  await app.register(serveWaiting, deps)
  await app.register(makePreviews, deps)
  await app.register(receiveFiles, deps)
}

/** Lets the key of the team pass that the address names. */
function teamOf({ teamKeysFile }: DeliveriesDeps) {
  return async (request: FastifyRequest<{ Params: { name: string } }>) =>
    requireTeamOf(request.params.name, teamKeysFile, request.headers.authorization)
}

/** What is delivered, to who may read it. */
function serveStates(app: FastifyInstance, deps: DeliveriesDeps): void {
  app.get('/api/deliveries/registry', async (request) => {
    await remotesOfKey(deps.teamKeysFile, request.headers.authorization)
    return success(deps.store.state)
  })

  app.get('/api/deliveries', async (request) => {
    const seen = await requireReader(request, deps.checks)
    const { query } = request
    if (!isQuestion(query)) return refuse('VALIDATION_FAILED', { fields: fieldErrors(isQuestion.errors ?? []) })
    const moment = query.at === undefined ? null : new Date(query.at)
    return success(await deliveries(deps, { seen, moment }))
  })

  app.get<{ Params: { name: string } }>(
    '/api/deliveries/:name',
    { onRequest: teamOf(deps) },
    async ({ params: { name } }) => {
      requireFolderNames(name, name)
      return success(await teamDeliveries(deps, name))
    },
  )
}

/** A version that is complete, and what reads the stacks of its reports. */
function serveVersions(app: FastifyInstance, deps: DeliveriesDeps): void {
  const team = teamOf(deps)
  // A call that is sent again while the first is at work finds the version published, and not half of its files gone.
  const turns = new Turns()

  app.post<{ Params: Version }>(
    '/api/deliveries/:name/:version/complete',
    { onRequest: team },
    async ({ params: { name, version } }) => {
      requireFolderNames(name, version)
      const signers = await signersOf(deps.teamKeysFile, name)
      const complete = () => completeVersion(deps, { name, version, signers })
      await sayWhenFull(turns.take(`${name}/${version}`, complete))
      return success({ name, version })
    },
  )

  /** What reads the stack of a load report: for the team alone. */
  app.get<{ Params: Version & { '*': string } }>(
    '/api/deliveries/:name/:version/maps/*',
    { onRequest: team },
    async ({ params: { name, version, '*': path } }, reply) => {
      requireFolderNames(name, version)
      if (!isFilePath(path) || !path.endsWith(mapSuffix)) return reply.callNotFound()
      const folder = await deps.versions.folder(name, version)
      if (folder === null) return reply.callNotFound()
      reply.header('cache-control', 'private, no-store')
      return reply.type('application/json').sendFile(path, folder)
    },
  )
}

/** The files of a version, one by one. An app of its own: bytes as they are, whatever their type is said to be. */
async function receiveFiles(app: FastifyInstance, deps: DeliveriesDeps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.put<{ Params: Version & { '*': string } }>(
    '/api/deliveries/:name/:version/files/*',
    { onRequest: teamOf(deps) },
    async (request) => {
      const { name, version, '*': path } = request.params
      requireFolderNames(name, version)
      if (!isFilePath(path)) throw new DeliveryRefused('pathRefused', { path })
      await sayWhenFull(deps.staged.put(name, version, path, request.raw))
      return success({ name, version, path })
    },
  )
}

/** Which version people get: another one, or the one before. */
function serveMoves(app: FastifyInstance, deps: DeliveriesDeps): void {
  app.post<{ Params: { name: string } }>(
    '/api/deliveries/:name/promote',
    { onRequest: teamOf(deps) },
    async (request) => {
      const { body, params } = request
      if (!isPromotion(body)) return refuse('VALIDATION_FAILED', { fields: fieldErrors(isPromotion.errors ?? []) })
      if (body.percent !== undefined && body.roles) {
        return refuse('VALIDATION_FAILED', { fields: { roles: ['UNKNOWN_FIELD'] } })
      }
      requireFolderNames(params.name, body.version)
      const { percent, roles } = body
      const audience = roles ? { roles } : percent === undefined ? undefined : { percent }
      const move = { name: params.name, version: body.version, audience, expectedRevision: body.revision }
      const by = { kind: 'team', id: params.name } as const
      return success(await promote(deps, move, { at: new Date(), by, reason: body.reason }))
    },
  )

  app.post<{ Params: { name: string } }>('/api/deliveries/:name/rollback', async (request) => {
    const { name } = request.params
    const by = await moverOf(request, name, deps)
    const body = request.body ?? {}
    if (!isRollback(body)) return refuse('VALIDATION_FAILED', { fields: fieldErrors(isRollback.errors ?? []) })
    const move = { name, expectedRevision: body.revision }
    return success(await rollBack(deps, move, { at: new Date(), by, reason: body.reason }))
  })
}
