import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@ensemble/service-kit/refusal'

/** The header in which a page shows its key. */
const pageKeyHeader = 'x-page-key'

const pattern = /(?:^|;\s*)__Host-page=([A-Za-z0-9_-]{43})(?:;|$)/

/** The longest that browsers keep a cookie; every page begins it anew. */
const keptForSeconds = 34_560_000

/**
 * The key of a browser's pages: a secret that it keeps where no script reads it, and that a page is told only in
 * itself, when somebody opens it. A script that fetches the page gets none: browsers say what an answer is for, and a
 * script cannot change that. So the shell, whose code is the first to run, has it, and the code of a remote does not.
 *
 * @returns empty for a request that opens no page
 */
export function pageKeyFor(request: FastifyRequest, reply: FastifyReply): string {
  const destination = request.headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'document') return ''
  const key = keyOf(request) ?? randomBytes(32).toString('base64url')
  const life = `Max-Age=${keptForSeconds}; Path=/; Secure; HttpOnly; SameSite=Lax`
  reply.header('set-cookie', `__Host-page=${key}; ${life}`)
  return key
}

/**
 * Lets a browser's session be renewed only for a page that shows its key. Programs, which send no Sec-Fetch-Site, pass:
 * they hold no cookies of a visitor. So does a browser without a session: the service says that there is none.
 *
 * @throws {Refusal} PAGE_KEY_REFUSED
 */
export function requirePageKey(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === undefined || !hasSession(request)) return
  const expected = Buffer.from(keyOf(request) ?? '')
  const shown = Buffer.from(String(request.headers[pageKeyHeader] ?? ''))
  const fits = expected.length > 0 && shown.length === expected.length && timingSafeEqual(shown, expected)
  if (!fits) refuse('PAGE_KEY_REFUSED')
}

/** The key of the browser that asks; null where no page was opened in it yet. */
export function keyOf(request: FastifyRequest): string | null {
  return pattern.exec(request.headers.cookie ?? '')?.[1] ?? null
}

function hasSession(request: FastifyRequest): boolean {
  return request.headers.cookie?.includes('__Host-refresh=') ?? false
}
