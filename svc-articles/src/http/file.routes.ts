import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { readableFile } from '../queries/readable-file.ts'

/** Pictures and documents are shown in place or saved, and never run: their type is fixed and scripts are off. */
const neverRun = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A day, in seconds; `private`, because whether a file may be read depends on the reader. */
const cacheSeconds = 86_400

export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  const call = implement(app)

  call('file.read', async ({ params, user, reply }) => {
    const { file, bytes } = await readableFile(deps, user.id, params['*'])
    const inline = file.contentType.startsWith('image/')
    return reply
      .type(file.contentType)
      .header('content-length', file.size)
      .header('cache-control', `private, max-age=${cacheSeconds}`)
      .header('content-disposition', inline ? 'inline' : 'attachment')
      .header('content-security-policy', neverRun)
      .send(bytes)
  })
}
