import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { parseJsonBody } from '@ensemble/service-kit/http/json-body'
import { refuse } from '@ensemble/service-kit/refusal'
import { remotesOfKey, requireTeamOf, signersOf } from '../auth/team-keys.ts'
import { isFilePath } from '../http/file-paths.ts'
import { mapSuffix } from '../store/published-files.ts'
import { completeVersion, type CompletionDeps } from './complete-version.ts'
import { deliveries, teamDeliveries, type DeliveredDeps } from './delivered.ts'
import { requireFolderNames } from './folder-names.ts'
import { sayWhenFull } from './full-disk.ts'
import { implementDeliveries } from './implement-deliveries.ts'
import { moverOf, requireReader } from './movers.ts'
import { makePreviews, type PreviewLinksDeps } from './preview-links.routes.ts'
import { promote, rollBack } from './promote.ts'
import { DeliveryRefused, inWords } from './reasons.ts'
import { Turns } from './turns.ts'
import { serveWaiting, type WaitingDeps } from './waiting.routes.ts'

export type DeliveriesDeps = PreviewLinksDeps & WaitingDeps & DeliveredDeps & CompletionDeps

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
  // The reasons are known here alone; how errors are answered is the server's, which hears what this throws.
  app.setErrorHandler((error: FastifyError, { language }) => {
    throw error instanceof DeliveryRefused ? inWords(error, language) : error
  })
  serveStates(app, deps)
  serveVersions(app, deps)
  serveMoves(app, deps)
  await app.register(serveWaiting, deps)
  await app.register(makePreviews, deps)
  await app.register(receiveFiles, deps)
}

/** Lets the key of the team pass that the address names. */
function teamOf({ teamKeysFile }: DeliveriesDeps) {
  return async ({ headers }: FastifyRequest, name: string) => requireTeamOf(name, teamKeysFile, headers.authorization)
}

/** What is delivered, to who may read it. */
function serveStates(app: FastifyInstance, deps: DeliveriesDeps): void {
  const implement = implementDeliveries(app)

  implement('delivery.registry', {
    admit: async ({ headers }) => remotesOfKey(deps.teamKeysFile, headers.authorization),
    answer: async () => deps.store.state,
  })

  implement('delivery.overview', {
    admit: async (request) => requireReader(request, deps.checks),
    answer: async ({ query: { at } }, seen) => {
      const moment = at === undefined ? null : new Date(at)
      return deliveries(deps, { seen, moment })
    },
  })

  implement('delivery.team', {
    admit: teamOf(deps),
    answer: async ({ params: { name } }) => {
      requireFolderNames(name, name)
      return teamDeliveries(deps, name)
    },
  })
}

/** A version that is complete, and what reads the stacks of its reports. */
function serveVersions(app: FastifyInstance, deps: DeliveriesDeps): void {
  const implement = implementDeliveries(app)
  // A call that is sent again while the first is at work finds the version published, and not half of its files gone.
  const turns = new Turns()

  implement('delivery.complete', {
    admit: teamOf(deps),
    answer: async ({ params: { name, version } }) => {
      requireFolderNames(name, version)
      const signers = await signersOf(deps.teamKeysFile, name)
      const complete = () => completeVersion(deps, { name, version, signers })
      await sayWhenFull(turns.take(`${name}/${version}`, complete))
      return { name, version }
    },
  })

  /** What reads the stack of a load report: for the team alone. */
  implement('delivery.map', {
    admit: teamOf(deps),
    answer: async ({ params: { name, version, '*': path }, reply }) => {
      requireFolderNames(name, version)
      const isMap = isFilePath(path) && path.endsWith(mapSuffix)
      const folder = isMap ? await deps.versions.folder(name, version) : null
      if (folder === null) return refuse('NOT_FOUND')
      reply.header('cache-control', 'private, no-store')
      return reply.type('application/json').sendFile(path, folder)
    },
  })
}

/** The files of a version, one by one. An app of its own: bytes as they are, whatever their type is said to be. */
async function receiveFiles(app: FastifyInstance, deps: DeliveriesDeps): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  implementDeliveries(app)('delivery.file', {
    admit: teamOf(deps),
    answer: async ({ params: { name, version, '*': path }, request }) => {
      requireFolderNames(name, version)
      if (!isFilePath(path)) throw new DeliveryRefused('pathRefused', { path })
      await sayWhenFull(deps.staged.put(name, version, path, request.raw))
      return { name, version, path }
    },
  })
}

/** Which version people get: another one, or the one before. */
function serveMoves(app: FastifyInstance, deps: DeliveriesDeps): void {
  const implement = implementDeliveries(app)

  implement('delivery.promote', {
    admit: teamOf(deps),
    answer: async ({ params: { name }, body: { version, revision, reason, percent, roles } }) => {
      if (percent !== undefined && roles) return refuse('VALIDATION_FAILED', { fields: { roles: ['UNKNOWN_FIELD'] } })
      requireFolderNames(name, version)
      const audience = roles ? { roles } : percent === undefined ? undefined : { percent }
      const move = { name, version, audience, expectedRevision: revision }
      return promote(deps, move, { at: new Date(), by: { kind: 'team', id: name }, reason })
    },
  })

  implement('delivery.rollBack', {
    admit: async (request, name) => moverOf(request, name, deps),
    answer: async ({ params: { name }, body: { revision, reason } }, by) =>
      rollBack(deps, { name, expectedRevision: revision }, { at: new Date(), by, reason }),
  })
}
