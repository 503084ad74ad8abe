import type { FileInfo } from '@ensemble/contracts/articles/files'
import { success } from '@ensemble/service-kit/http/envelope'
import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { announceUpload } from '../use-cases/announce-upload.ts'
import { openFile } from '../use-cases/open-file.ts'
import { receiveUpload } from '../use-cases/receive-upload.ts'
import { dispositionOf, neverRun, tagOf } from './file-headers.ts'

/** A day, in seconds, for what everybody signed in may see; `private`, because visitors may not. */
const cacheSeconds = 86_400

export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('file.createPresignedUrl', ({ body, user }) => announceUpload(deps, user, body))

  route('file.read', async ({ params, query, user, request, reply }) => {
    const file = await openFile(deps, user, params['*'])
    if (query.format === 'info') return reply.send(success(infoOf(file), 200))
    const tag = tagOf(`${file.key} ${String(file.size)}`)
    reply
      .type(file.contentType)
      .header('etag', tag)
      .header('cache-control', file.visibility === 'members' ? `private, max-age=${cacheSeconds}` : 'private, no-cache')
      .header('content-disposition', dispositionOf(file))
      .header('content-security-policy', neverRun)
      .header('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    reply.header('content-length', file.size)
    return reply.send(await deps.files.read(file.key))
  })

  // Bytes pass as they come: this scope has no reader of bodies.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
    implement(scope)('file.upload', async ({ params, query, request, reply }) => {
      const { 'content-type': contentType, 'content-length': length = 'none' } = request.headers
      const upload = { key: params['*'], token: query.token, contentType, length: Number(length), body: request.raw }
      return reply.send(success(infoOf(await receiveUpload(deps, upload)), 200))
    })
  })
}

type Described = Omit<FileInfo, 'name'> & { name: string | null }

function infoOf({ key, name, contentType, size, width, height }: Described): FileInfo {
  return { key, name: name ?? key.split('/').at(-1) ?? key, contentType, size, width, height }
}
