import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { success } from '@ensemble/service-kit/http/envelope'
import { fieldErrors } from '@ensemble/service-kit/http/field-errors'
import { parseJsonBody } from '@ensemble/service-kit/http/json-body'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { isFilePath } from '../http/file-paths.ts'
import { isFolderName } from '../registry/published-files.ts'
import { completeVersion } from './complete-version.ts'
import { promote, rollBack, type PromoteDeps } from './promote.ts'
import { DeliveryRefused } from './reasons.ts'
import { stageFile, stagingFolder } from './staging.ts'
import { remotesOfKey, requireTeamOf } from './team-keys.ts'

export interface DeliveriesDeps extends PromoteDeps {
  remotesDir: string
  teamKeysFile: string
}

const revision = Type.Optional(Type.Integer({ minimum: 0 }))
const isPromotion = checkOf(
  Type.Object({ version: Type.String({ minLength: 1, maxLength: 64 }), revision }, { additionalProperties: false }),
)
const isRollback = checkOf(Type.Object({ revision }, { additionalProperties: false }))

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
  const team = async (request: FastifyRequest<{ Params: { name: string } }>) =>
    requireTeamOf(request.params.name, deps.teamKeysFile, request.headers.authorization)

  app.get('/api/deliveries/registry', async (request) => {
    await remotesOfKey(deps.teamKeysFile, request.headers.authorization)
    return success(deps.store.state)
  })

  app.post<{ Params: Version }>(
    '/api/deliveries/:name/:version/complete',
    { onRequest: team },
    async ({ params: { name, version } }) => {
      requireFolderNames(name, version)
      await completeVersion(deps.remotesDir, name, version)
      return success({ name, version })
    },
  )

  app.post<{ Params: { name: string } }>('/api/deliveries/:name/promote', { onRequest: team }, async (request) => {
    const { body, params } = request
    if (!isPromotion(body)) return refuse('VALIDATION_FAILED', { fields: fieldErrors(isPromotion.errors ?? []) })
    requireFolderNames(params.name, body.version)
    const move = { name: params.name, version: body.version, expectedRevision: body.revision }
    return success(await promote(deps, move, new Date()))
  })

  app.post<{ Params: { name: string } }>('/api/deliveries/:name/rollback', { onRequest: team }, async (request) => {
    const body = request.body ?? {}
    if (!isRollback(body)) return refuse('VALIDATION_FAILED', { fields: fieldErrors(isRollback.errors ?? []) })
    const move = { name: request.params.name, expectedRevision: body.revision }
    return success(await rollBack(deps, move, new Date()))
  })

  await app.register(async (files) => {
    // Bytes as they are, whatever their type is said to be.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    files.put<{ Params: Version & { '*': string } }>(
      '/api/deliveries/:name/:version/files/*',
      { onRequest: team },
      async (request) => {
        const { name, version, '*': path } = request.params
        requireFolderNames(name, version)
        if (!isFilePath(path)) throw new DeliveryRefused('pathRefused', { path })
        await stageFile(stagingFolder(deps.remotesDir, name, version), path, request.raw)
        return success({ name, version, path })
      },
    )
  })
}

function requireFolderNames(name: string, version: string): void {
  for (const text of [name, version]) if (!isFolderName(text)) throw new DeliveryRefused('pathRefused', { path: text })
}
