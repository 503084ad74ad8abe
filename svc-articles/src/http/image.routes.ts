import { defaultQuality } from '@ensemble/contracts/articles/images'
import { authorise } from '@ensemble/service-kit/http/authorise'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { acceptedFormat } from '../images/accepted-format.ts'
import { parseImageRequest } from '../images/image-request.ts'
import { ImageSizes } from '../images/image-sizes.ts'
import { openFile } from '../use-cases/open-file.ts'
import { neverRun, tagOf } from './file-headers.ts'

const cacheSeconds = 86_400

/** Asked for by an `<img>`, so that the media cookie will do. It stands outside of /api, and of the table of calls. */
const rule = {
  method: 'GET',
  path: '/_next/image',
  action: 'file.read',
  summary: 'A stored picture at a width, in the best format that the browser takes',
  media: true,
  raw: true,
} as const

/**
 * GET /_next/image?url&w&q. A picture is named by its key in our storage and read from there: no address is ever
 * fetched. Who may have it is asked each time, before anything that was made for somebody else is looked for.
 */
export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  const sizes = new ImageSizes(deps)

  app.get('/_next/image', {
    onRequest: async (request) => {
      request.principal = await authorise(app.service, rule, request)
    },
    handler: async (request, reply) => {
      const { key, width, quality = defaultQuality } = parseImageRequest(request.query)
      const file = await openFile(deps, request.principal ?? refuse('UNAUTHENTICATED'), key)
      const format = acceptedFormat(file.contentType, request.headers.accept)
      const tag = tagOf(`${key} ${String(file.size)} ${String(width)} ${String(quality)} ${format}`)
      reply
        .header('etag', tag)
        .header('vary', 'Accept')
        .header(
          'cache-control',
          file.visibility === 'members' ? `private, max-age=${cacheSeconds}` : 'private, no-cache',
        )
        .header('content-security-policy', neverRun)
        .header('content-disposition', 'inline')
        .header('x-content-type-options', 'nosniff')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const image = await sizes.get(file, width, quality, format)
      return reply.type(`image/${image.format}`).send(image.bytes)
    },
  })
}
