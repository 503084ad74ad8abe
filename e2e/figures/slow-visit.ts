import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { type Account, accounts, password } from '../accounts.ts'

/** An old phone on a slow line: a processor four times slower, 1.6 Mbit/s, 150 ms. */
const slowness = 4
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

/** What a first visit came to. */
export interface Visit {
  /** Largest contentful paint, in ms. */
  lcp: number
  /** Until what the page is opened for can be used, in ms; null where nothing was waited for. */
  ready: number | null
  /** Sum beyond 50 ms of each task of the main thread, in ms. */
  blocked: number
  shift: number
  /** Compressed, with what was fetched ahead. */
  scriptBytes: number
  scriptFiles: number
}

declare global {
  interface Window {
    figures: { lcp: number; blocked: number; shift: number; ready: number }
  }
}

/** How a phone is set. */
export const phone = { locale: 'fr-FR', viewport: { width: 360, height: 740 } } as const

/** A window of a phone with nothing in its cache; signed in without a page. */
export async function openSlowly(browser: Browser, baseURL: string, account: Account | null): Promise<Page> {
  return openSignedIn(await browser.newContext({ baseURL, ...phone }), baseURL, account)
}

/** The first window of a phone. */
export async function openSignedIn(context: BrowserContext, baseURL: string, account: Account | null): Promise<Page> {
  if (account !== null) {
    const data = { email: accounts[account], password }
    expect((await context.request.post('/api/auth/sign_in_with_password', { data })).ok()).toBe(true)
    // As the shell marks a browser that has a session: the page comes with its frame.
    await context.addCookies([{ name: 'session-open', value: '1', url: baseURL }])
  }
  return openAgain(context)
}

/** Another window of the same phone, with what it has kept. */
export async function openAgain(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return page
}

/** @param used selector of what the page is opened for */
export async function visitSlowly(page: Page, address: string, used: string | null): Promise<Visit> {
  await page.addInitScript((selector) => {
    const figures = { lcp: 0, blocked: 0, shift: 0, ready: 0 }
    window.figures = figures
    // It looks only when something was drawn: to look at each picture would ask for pictures, and take their time.
    const drawn = new MutationObserver(() => {
      if (selector === null || 'ensembleEarlyPress' in window || !document.querySelector(selector)) return
      drawn.disconnect()
      // The task after the next picture: it is on the screen.
      requestAnimationFrame(() => setTimeout(() => (figures.ready = performance.now())))
    })
    drawn.observe(document, { childList: true, subtree: true })
    const observe = <Entry>(type: string, note: (entry: Entry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry as Entry)
      }).observe({ type, buffered: true })
    observe<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime))
    observe<PerformanceEntry>('longtask', ({ duration }) => (figures.blocked += Math.max(0, duration - 50)))
    observe<{ value: number }>('layout-shift', ({ value }) => (figures.shift += value))
  }, used)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    }
  })
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
  const ready = used === null ? null : await readyAfter(page)
  // The live line never ends, so the network is never idle: there is something to read, and nothing came for a while.
  await page.waitForFunction(
    () => {
      if (window.figures.lcp === 0) return false
      const arrivals = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
      return performance.now() - Math.max(0, ...arrivals) > 2500
    },
    undefined,
    { polling: 500 },
  )
  const figures = await page.evaluate(() => window.figures)
  const bytes = await Promise.all(sizes)
  return {
    ...figures,
    ready,
    scriptBytes: bytes.reduce((sum, size) => sum + size, 0),
    scriptFiles: bytes.length,
  }
}

async function readyAfter(page: Page): Promise<number> {
  // A key that does nothing but be pressed: scripts of this page wait for it (decision 268).
  if ((await page.locator('#waiting-scripts').count()) > 0) await page.keyboard.press('Shift')
  const polling = { polling: 500, timeout: 120_000 }
  const ready = await page.waitForFunction(() => window.figures.ready, undefined, polling)
  return ready.jsonValue()
}
