import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from '../headers/content-security-policy.ts'
import { sendCompressed } from '../http/compressed.ts'
import { isFilePath } from '../http/file-paths.ts'
import { languageFor } from '../shell/page-language.ts'
import type { PublishedVersions } from '../store/published-versions.ts'
import { previewPage } from './preview-page.ts'
import { isFolderName, mapSuffix } from './published-files.ts'
import { previewCookie, previewIn } from './preview-cookie.ts'
import type { RegistryView } from './registry-view.ts'
import { cookie, visitorOf, type VisitorDeps } from './visitor-of.ts'

const yearInSeconds = 31_536_000

type Link = { Params: { token: string } }

/** The link of a preview asks; its button begins: from then on this browser gets that version, and the page says so. */
async function servePreviews(app: FastifyInstance, teamKeysFile: string): Promise<void> {
  // The button sends an empty form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))

  app.get<Link>('/remotes/preview/:token', async (request, reply) => {
    const preview = await previewIn(request.params.token, teamKeysFile)
    reply.header('cache-control', 'no-store')
    if (!preview) return reply.callNotFound()
    const nonce = randomBytes(18).toString('base64')
    const language = languageFor(request.headers.cookie ?? '', request.headers['accept-language'])
    reply.header('content-security-policy', contentSecurityPolicy({ nonce })).type('text/html; charset=utf-8')
    return sendCompressed(request, reply, previewPage(preview, language, nonce))
  })

  app.post<Link>('/remotes/preview/:token', async (request, reply) => {
    const { token } = request.params
    const preview = await previewIn(token, teamKeysFile)
    reply.header('cache-control', 'no-store')
    if (!preview) return reply.callNotFound()
    const { name, version, until } = preview
    request.log.info({ act: 'preview.begin', remote: name, version, until }, 'preview begun in a browser')
    const seconds = Math.floor((until.getTime() - Date.now()) / 1000)
    return reply.header('set-cookie', cookie(previewCookie, token, seconds)).redirect('/', 303)
  })

  app.get('/remotes/preview/end', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', cookie(previewCookie, '', 0))
      .redirect('/', 303),
  )
}

/** Serves the registry, and the files of every published version. */
export async function serveRemotes(
  app: FastifyInstance,
  deps: { view: RegistryView; versions: Pick<PublishedVersions, 'folder'>; visitors: VisitorDeps },
): Promise<void> {
  app.get('/remotes.json', async (request, reply) => {
    const registry = await deps.view.registry(await visitorOf(request, reply, deps.visitors))
    // A remote whose files arrive late changes the answer without a new revision, and visitors may get different ones.
    const tried = registry.remotes.flatMap(({ name, version, via }) => (via ? [`${name}.${version}`] : []))
    const etag = `"${[registry.revision, registry.remotes.length, ...tried].join('-')}"`
    reply.header('cache-control', 'no-cache').header('vary', 'authorization, cookie').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    return sendCompressed(request, reply, JSON.stringify(registry))
  })

  await app.register(async (previews) => servePreviews(previews, deps.visitors.teamKeysFile))

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
