import type { Page, Request } from '@playwright/test'
import { type Call, calls } from '@ensemble/contracts/calls'

/** Public calls whose address another call's would match: `/user/mail_examples` is nobody's account. */
const publicAddresses = new Set(
  Object.values<Call>(calls)
    .filter(({ action }) => action === 'public')
    .map(({ method, path }) => `${method} /api${path}`),
)

const protectedCalls = Object.values<Call>(calls)
  .filter(({ action }) => action !== 'public')
  .map(({ method, path }) => ({ method, pattern: new RegExp(`^/api${path.replace(/:\w+|\*/g, '[^/]+')}$`) }))

/**
 * What tells who is there and that an account changed, asked for before anything else is known; the bell's count; and
 * the rules of passwords, which are everybody's and which a page that was just left may still ask for.
 */
const own = ['GET /api/user/me', 'GET /events', 'GET /api/user/me/notifications', 'GET /api/auth/password_policy']

/** Notes every request that carries an access token or makes a protected call. */
export function watchProtected(page: Page) {
  let seen: string[] = []
  page.on('request', (request) => {
    if (isProtected(request)) seen.push(nameOf(request))
  })
  return {
    clear: () => {
      seen = []
    },
    all: () => seen,
    /** Without what every page of somebody signed in asks. */
    ofPages: () => seen.filter((name) => !own.includes(name)),
  }
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`
}

function isProtected(request: Request): boolean {
  if ('authorization' in request.headers()) return true
  if (publicAddresses.has(nameOf(request))) return false
  const { pathname } = new URL(request.url())
  return protectedCalls.some(({ method, pattern }) => method === request.method() && pattern.test(pathname))
}
