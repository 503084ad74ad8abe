import type { Page, Request } from '@playwright/test'

/** How many calls of the API a page has begun, from here on, and not had an answer to. */
export function callsUnderWay(page: Page): () => number {
  const waiting = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) waiting.add(request)
  })
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return () => waiting.size
}
