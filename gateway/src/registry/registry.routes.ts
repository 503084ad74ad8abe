import type { FastifyInstance } from 'fastify'
import { sendCompressed } from '../http/compressed.ts'
import { isFilePath } from '../http/file-paths.ts'
import type { PublishedVersions } from '../store/published-versions.ts'
import { isFolderName, mapSuffix } from '../store/published-files.ts'
import { servePreviews, type PreviewsDeps } from './previews.routes.ts'
import type { RegistryView } from './registry-view.ts'
import { visitorOf, type VisitorDeps } from './visitor-of.ts'

const yearInSeconds = 31_536_000

/** Serves the registry, and the files of every published version. */
export async function serveRemotes(
  app: FastifyInstance,
  deps: { view: RegistryView; versions: Pick<PublishedVersions, 'folder'>; visitors: VisitorDeps & PreviewsDeps },
): Promise<void> {
  app.get('/remotes.json', async (request, reply) => {
    const registry = await deps.view.registry(await visitorOf(request, reply, deps.visitors))
    // Files that arrive late change the answer without a new revision, and visitors may get different ones.
    const { revision, remotes } = registry
    const fallbacks = remotes.filter(({ lastKnownGood }) => lastKnownGood).length
    const tried = remotes.flatMap(({ name, version, via }) => (via ? [`${name}.${version}`] : []))
    const etag = `"${[revision, remotes.length, fallbacks, ...tried].join('-')}"`
    reply.header('cache-control', 'no-cache').header('vary', 'authorization, cookie').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    return sendCompressed(request, reply, JSON.stringify(registry))
  })

  await app.register(async (previews) => servePreviews(previews, deps.visitors))

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params
      if (!isFolderName(name) || !isFolderName(version) || !isFilePath(file) || file.endsWith(mapSuffix))
        return reply.callNotFound()
      const folder = await deps.versions.folder(name, version)
      if (folder === null) return reply.callNotFound()
      reply.header('cache-control', `public, max-age=${yearInSeconds}, immutable`)
      return reply.sendFile(file, folder)
    },
  )
}
