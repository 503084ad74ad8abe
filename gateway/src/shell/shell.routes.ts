import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@ensemble/service-kit/refusal'
import { pageKeyFor } from '../auth/page-key.ts'
import { contentSecurityPolicy } from '../headers/content-security-policy.ts'
import { integrityPolicy } from '../headers/integrity-policy.ts'
import { openerPolicy } from '../headers/opener-policy.ts'
import { pathOf } from '../http/answer-errors.ts'
import { isFilePath } from '../http/file-paths.ts'
import { sendCompressed } from '../http/compressed.ts'
import type { RegistryView } from '../registry/registry-view.ts'
import { visitorOf, type VisitorDeps } from '../registry/visitor-of.ts'
import type { OpenMissionsSource } from './open-missions.ts'
import type { LeagueAccounts } from './league-accounts.ts'
import { comfortOf } from './page-comfort.ts'
import type { PageTemplates } from './page-template.ts'
import { Preloads } from './preloads.ts'
import { languageFor } from '../http/page-language.ts'
import { RenderedPages } from './rendered-pages.ts'

const yearInSeconds = 31_536_000
const hourInSeconds = 3_600

/** A name that changes with the content: webpack puts the hash between dots. */
const hashed = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/

export interface ShellDeps {
  shellDir: string
  templates: PageTemplates
  remotesDir: string
  view: RegistryView
  visitors: VisitorDeps
  openMissions: OpenMissionsSource
  leagueAccounts: LeagueAccounts
  /** Where the live line is now, sealed. */
  livePosition: () => string
  /** Where files go to, if not through the gateway. */
  uploadOrigin: string
}

/**
 * Serves the shell: its files, and its page for every other address, since the routes are the shell's. The page
 * carries a fresh nonce and the registry, so that the browser needs no further round trip to know the remotes.
 */
export async function serveShell(app: FastifyInstance, deps: ShellDeps): Promise<void> {
  const { shellDir, templates, remotesDir, view, visitors, openMissions, leagueAccounts, livePosition, uploadOrigin } =
    deps
  const preloads = new Preloads(shellDir, remotesDir)
  const rendered = new RenderedPages(shellDir)

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    // Before anything that the page shows is read: what changes from here on, it hears on its line.
    const position = livePosition()
    const registry = await view.registry(await visitorOf(request, reply, visitors))
    const nonce = randomBytes(18).toString('base64')
    const { cookie = '', 'accept-language': acceptLanguage } = request.headers
    const language = languageFor(cookie, acceptLanguage)
    const parts = {
      nonce,
      comfort: comfortOf(cookie),
      leagueOffered: await leagueAccounts.offered(),
      language,
      openMissions: () => openMissions.now(),
      registry: JSON.stringify(registry),
      pageKey: pageKeyFor(request, reply),
      livePosition: position,
      preloads: await preloads.forPage({ registry, path, language }),
    }
    const hasQuery = request.url.includes('?')
    const { file, frame } = await rendered.fileFor({ path, hasQuery, cookie, language, registry })
    const page = await templates.render(file, { ...parts, frame }).catch((cause: unknown) => {
      request.log.error({ err: cause }, 'page of the shell not readable')
      return refuse('SERVICE_UNAVAILABLE')
    })
    reply.header('content-security-policy', contentSecurityPolicy({ nonce, uploadOrigin, scripts: page.scripts }))
    if (page.hasDigests) reply.header('integrity-policy', integrityPolicy)
    reply.header('cross-origin-opener-policy', openerPolicy(request.headers['sec-ch-ua']))
    reply.header('cache-control', 'no-store')
    return sendCompressed(request, reply.type('text/html; charset=utf-8'), page.html)
  }

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = pathOf(request)
    if (path.startsWith('/api/') || path.startsWith('/remotes/')) return reply.callNotFound()
    const file = request.params['*']
    const name = file.slice(file.lastIndexOf('/') + 1)
    if (!name.includes('.') || file === 'index.html') return sendPage(request, reply, path)
    if (!isFilePath(file) || name.endsWith('.map') || name.endsWith('.html')) return reply.callNotFound()
    const age = hashed.test(name) ? `public, max-age=${yearInSeconds}, immutable` : `public, max-age=${hourInSeconds}`
    reply.header('cache-control', age)
    return reply.sendFile(file, shellDir)
  })
}
