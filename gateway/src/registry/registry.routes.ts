import type { FastifyInstance } from 'fastify'
import { sendCompressed } from '../http/compressed.ts'
import { isFilePath } from '../http/file-paths.ts'
import { isFolderName } from './published-files.ts'
import type { RegistryView } from './registry-view.ts'

const yearInSeconds = 31_536_000

/** Serves the registry, and the files of every published version. */
export async function serveRemotes(
  app: FastifyInstance,
  deps: { view: RegistryView; remotesDir: string },
): Promise<void> {
  app.get('/remotes.json', async (request, reply) => {
    const registry = await deps.view.registry()
    // A remote whose files arrive late changes the answer without a new revision.
    const etag = `"${registry.revision}-${registry.remotes.length}"`
    reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    return sendCompressed(request, reply, JSON.stringify(registry))
  })

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params
      // Maps show the source: they stay inside (assurance OP06).
      if (!isFolderName(name) || !isFolderName(version) || !isFilePath(file) || file.endsWith('.map'))
        return reply.callNotFound()
      reply.header('cache-control', `public, max-age=${yearInSeconds}, immutable`)
      return reply.sendFile(`${name}/${version}/${file}`, deps.remotesDir)
    },
  )
}
