import type { Page } from '@playwright/test'

/**
 * Keeps the requests of one call waiting for as long as a test wants to look at the page meanwhile. By the browser's own
 * protocol: a route of Playwright would switch off the browser's cache, and every page be loaded and compiled anew.
 */
export async function holdCall(page: Page, path: string) {
  const line = await page.context().newCDPSession(page)
  let held = false
  let waiting: string[] = []
  // The page may have gone on to another address meanwhile.
  const go = (requestId: string) => line.send('Fetch.continueRequest', { requestId }).catch(() => {})
  line.on('Fetch.requestPaused', ({ requestId }) => {
    if (held) waiting.push(requestId)
    else void go(requestId)
  })
  await line.send('Fetch.enable', { patterns: [{ urlPattern: `*/api${path}` }] })
  return {
    hold: () => {
      held = true
    },
    release: () => {
      held = false
      for (const requestId of waiting) void go(requestId)
      waiting = []
    },
  }
}
