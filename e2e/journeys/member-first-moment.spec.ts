import { expect, test } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { holdScripts } from '../held-scripts.ts'
import { signIn } from '../people.ts'

const tag = '@promise'

test(
  'a member’s page has its frame before any script, and its first list after three round trips',
  { tag },
  async ({ page, browser }) => {
    await signIn(page, accounts.member)
    const visit = await browser.newContext({ storageState: await page.context().storageState(), locale: 'fr-FR' })
    const first = await visit.newPage()
    let named = (_html: string) => {}
    const html = new Promise<string>((resolve) => (named = resolve))
    // What the page does not name itself would be found out by a script, one round trip later: it never comes.
    await first.route(/\.js$/, async (route) => {
      if ((await html).includes(new URL(route.request().url()).pathname)) await route.continue()
    })
    // Of all calls the session alone is answered: what the list waits for beside it would hold it back for ever.
    await first.route(/\/api\/(?!auth\/refresh)/, () => undefined)
    const list = first.waitForRequest(/\/api\/mission\/list/)

    const answer = await first.goto('/missions/browse', { waitUntil: 'commit' })
    await expect(first.locator('main')).toContainText('Trouver une mission')
    await expect(first).toHaveTitle(/^Trouver une mission/)
    named((await answer?.text()) ?? '')
    await list
    await visit.close()
  },
)

/** What these pages begin with, as their remotes have declared it. */
const firstLists: Record<string, string[]> = {
  '/home': ['/api/mission/list', '/api/user/:id/participant_missions'],
  '/missions/browse': ['/api/mission/list'],
}

/** What stands in the frame of a member's page, and is the largest text of its first screen. */
const sentences: Record<string, RegExp> = {
  '/home': /^Ce qui attend votre réponse/,
  '/missions/browse': /^Des missions courtes ou longues/,
}

test(
  'the largest text of a member’s page is there before any script, and nothing larger comes',
  { tag },
  async ({ page, browser }) => {
    await signIn(page, accounts.member)
    const { cookies } = await page.context().storageState()
    const visit = await browser.newContext({
      storageState: { cookies, origins: [] },
      locale: 'fr-FR',
      viewport: { width: 360, height: 740 },
    })
    for (const [path, sentence] of Object.entries(sentences)) {
      const first = await visit.newPage()
      const letGo = await holdScripts(first)
      await first.addInitScript(() => {
        const largest: string[] = []
        Object.assign(window, { largest })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as PerformanceEntry & { element?: Element | null }
            largest.push(element?.textContent || (element?.outerHTML ?? 'gone'))
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      const largest = () => first.evaluate((): string[] => Reflect.get(window, 'largest'))
      await first.goto(path, { waitUntil: 'commit' })
      await expect.poll(async () => (await largest()).at(-1), path).toMatch(sentence)
      const before = await largest()
      letGo()
      await expect(first.locator('main :is(h2, h3) a[href^="/missions/"]').first()).toBeVisible()
      const pictures = first.locator('main img[loading="eager"]')
      for (const picture of await pictures.all())
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      await first.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await largest(), `${path} draws nothing larger later`).toEqual(before)
      await first.close()
    }
    await visit.close()
  },
)

const callOf = (url: string) => new URL(url).pathname.replace(/[0-9a-f-]{36}/, ':id')

test(
  'the first lists are asked for before any code of remotes, once, and in few bytes',
  { tag },
  async ({ page, browser }) => {
    await signIn(page, accounts.member)
    const visit = await browser.newContext({ storageState: await page.context().storageState(), locale: 'fr-FR' })
    for (const [path, lists] of Object.entries(firstLists)) {
      const first = await visit.newPage()
      const asked: string[] = []
      first.on('request', (request) => {
        if (request.method() === 'GET') asked.push(callOf(request.url()))
      })
      // What other journeys change meanwhile is asked for anew, and rightly so.
      await first.route('**/events', () => {})
      // What is brought ahead for the next page comes by a timer: on a busy machine before the first list is drawn.
      await first.addInitScript((aheadAfterMs) => {
        const { setTimeout: later } = window
        Object.assign(window, {
          setTimeout: (run: () => void, ms?: number) => (ms === aheadAfterMs ? 0 : later(run, ms)),
        })
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('main :is(h2, h3) a[href^="/missions/"]')) return
          performance.mark('first list')
          observer.disconnect()
        }).observe(document, { childList: true, subtree: true })
      }, 3_000)
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      await first.route(/\/remotes\/.*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      const answers = lists.map((list) =>
        first.waitForResponse((answer) => answer.request().method() === 'GET' && callOf(answer.url()) === list),
      )
      await first.goto(path)
      for (const answer of await Promise.all(answers))
        expect(answer.headers()['content-encoding']).toMatch(/^(br|gzip)$/)
      letGo()
      await expect(first.locator('main :is(h2, h3) a[href^="/missions/"]').first()).toBeVisible()
      for (const list of lists) expect(asked.filter((one) => one === list)).toHaveLength(1)
      // Whatever of the shell a first screen needs is named by its page, with its digest (decision 291).
      const early = await first.evaluate(() => {
        const drawn = performance.getEntriesByName('first list')[0]?.startTime ?? 0
        return performance.getEntriesByType('resource').flatMap((one) => (one.startTime < drawn ? [one.name] : []))
      })
      expect(early.filter((one) => one.includes('/assets/main.'))).toHaveLength(1)
      expect(early.filter((one) => one.includes('/assets/digests.'))).toEqual([])
      await first.close()
    }
    await visit.close()
  },
)

test('the font comes after a member’s first page, and with the first words of the next', async ({ page, browser }) => {
  await signIn(page, accounts.member)
  const { cookies } = await page.context().storageState()
  const visit = await browser.newContext({ storageState: { cookies, origins: [] }, locale: 'fr-FR' })
  const first = await visit.newPage()
  const kinds = new Set<string>()
  first.on('request', (request) => {
    if (request.url().endsWith('.woff2')) kinds.add(request.resourceType())
  })
  const family = () => first.evaluate(() => getComputedStyle(document.body).fontFamily)
  await first.goto('/resources')
  expect(await family()).toMatch(/^"Inter fallback/)
  // Fetched into the cache, and used by nothing on this page.
  await expect
    .poll(() => first.evaluate(() => window.localStorage.getItem('ensemble.fonts')))
    .toMatch(/^\/assets\/inter/)
  expect([...kinds]).toEqual(['fetch'])
  await first.reload()
  expect(await family()).toMatch(/^Inter,/)
  await visit.close()
})
