import type { Page, Request } from '@playwright/test'
import { type Call, calls } from '@ensemble/contracts/calls'

const protectedCalls = Object.values<Call>(calls)
  .filter(({ action }) => action !== 'public')
  .map(({ method, path }) => ({ method, pattern: new RegExp(`^/api${path.replace(/:\w+|\*/g, '[^/]+')}$`) }))

/** What tells who is there and that an account changed, asked for before anything else is known; and the bell's count. */
const own = ['GET /api/user/me', 'GET /events', 'GET /api/user/me/notifications']

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
  const { pathname } = new URL(request.url())
  return protectedCalls.some(({ method, pattern }) => method === request.method() && pattern.test(pathname))
}
