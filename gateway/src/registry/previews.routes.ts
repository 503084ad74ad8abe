import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { checkToken, type TokenChecks } from '../auth/check-token.ts'
import { pageKeyFor } from '../auth/page-key.ts'
import { begunToken, readPreviewToken } from './preview-token.ts'
import { readTeams } from '../auth/team-keys.ts'
import { contentSecurityPolicy } from '../headers/content-security-policy.ts'
import { integrityPolicy } from '../headers/integrity-policy.ts'
import { sendCompressed } from '../http/compressed.ts'
import { languageFor } from '../http/page-language.ts'
import type { SharedValues } from '../store/shared-values.ts'
import { previewCookie, previewOf } from './preview-cookie.ts'
import { holderOf } from './preview-holder.ts'
import { previewPage, refusedPreviewPage } from './preview-page.ts'
import { noteOnLink } from './preview-records.ts'
import { obstacleTo, type PreviewObstacle } from './preview-rules.ts'
import type { PreviewLink } from './visitor.ts'
import { cookie } from './visitor-of.ts'

export interface PreviewsDeps {
  checks: TokenChecks
  teamKeysFile: string
  values: SharedValues
}

type Link = { Params: { token: string } }

/**
 * The link of a preview asks; its button begins: from then on this person gets that version in this browser, and the
 * page says so (decision 173).
 */
export async function servePreviews(app: FastifyInstance, deps: PreviewsDeps): Promise<void> {
  // The button sends an empty form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))

  app.get<Link>('/remotes/preview/:token', async (request, reply) => {
    const { link } = await read(request.params.token, deps)
    if (!link) return reply.header('cache-control', 'no-store').callNotFound()
    pageKeyFor(request, reply)
    return sendPage(request, reply, (language, nonce) => previewPage(link, language, nonce))
  })

  app.post<Link>('/remotes/preview/:token', async (request, reply) => {
    const { token } = request.params
    const { link, team } = await read(token, deps)
    if (!link || !team) return reply.header('cache-control', 'no-store').callNotFound()
    const person = await whoIs(request, deps.checks)
    const holder = person && holderOf(request, person)
    const trusted = team.trusted === 'always'
    const obstacle = person && holder ? await begin(deps, token, { link, person, holder, trusted }) : 'signIn'
    const told = { remote: link.name, version: link.version, userId: person?.id }
    if (obstacle || !holder) {
      request.log.warn({ act: 'preview.refuse', ...told, obstacle }, 'preview not begun')
      const why = obstacle ?? 'signIn'
      return sendPage(request, reply.code(403), (language, nonce) => refusedPreviewPage(why, language, nonce))
    }
    request.log.info({ act: 'preview.begin', ...told, until: link.until }, 'preview begun in a browser')
    const seconds = Math.floor((link.until.getTime() - Date.now()) / 1000)
    const value = begunToken(link, holder, team.key)
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', cookie(previewCookie, value, seconds))
      .redirect('/', 303)
  })

  app.get('/remotes/preview/end', async (request, reply) => {
    const preview = await previewOf(request, deps.teamKeysFile)
    if (preview) {
      const { name: remote, version } = preview
      request.log.info({ act: 'preview.end', remote, version }, 'preview ended in a browser')
    }
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', cookie(previewCookie, '', 0))
      .redirect('/', 303)
  })
}

async function read(token: string, { teamKeysFile }: PreviewsDeps) {
  const teams = await readTeams(teamKeysFile)
  const link = readPreviewToken(token, teams, new Date())
  return { link, team: link ? teams.get(link.name) : undefined }
}

/** Writes down who has begun it, unless something stands against it. */
async function begin(
  { values }: PreviewsDeps,
  token: string,
  beginning: { link: PreviewLink; person: Principal; holder: string; trusted: boolean },
): Promise<PreviewObstacle | null> {
  const { link, holder } = beginning
  let obstacle: PreviewObstacle | null = null
  await noteOnLink(values, link.name, token, (record) => {
    obstacle = obstacleTo({ ...beginning, record })
    // A link for roles is nobody's, and is known once it has been begun.
    if (obstacle || (link.roles && record?.version === link.version)) return null
    const { until, version } = link
    return { ...record, until: until.getTime(), version, ...(!link.roles && { holder }) }
  })
  return obstacle
}

/** Whoever is signed in in this browser: a form sends no token, and the cookie of pictures names the same person. */
async function whoIs(request: FastifyRequest, checks: TokenChecks): Promise<Principal | null> {
  try {
    return await checkToken(checks, 'media', request)
  } catch {
    return null
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  write: (language: ReturnType<typeof languageFor>, nonce: string) => string,
) {
  const nonce = randomBytes(18).toString('base64')
  const language = languageFor(request.headers.cookie ?? '', request.headers['accept-language'])
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy({ nonce }))
    .header('integrity-policy', integrityPolicy)
    .type('text/html; charset=utf-8')
  return sendCompressed(request, reply, write(language, nonce))
}
