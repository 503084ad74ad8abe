import { expect, type Request, test } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { callsUnderWay } from '../calls-under-way.ts'
import { holdScripts } from '../held-scripts.ts'
import { signIn } from '../people.ts'

const tag = '@promise'

interface FirstScreen {
  title: RegExp
  /** What stands in the frame of the page, before it is known who reads it. */
  sentence: RegExp
  /** What the page begins with, as its remotes have declared it. */
  lists: string[]
  /** A title in the first list. */
  found: string
}

const pages: Record<string, FirstScreen> = {
  '/home': {
    title: /^Accueil/,
    sentence: /^Ce qui attend votre réponse/,
    lists: ['/api/mission/list', '/api/user/:id/participant_missions'],
    found: 'main :is(h2, h3) a[href^="/missions/"]',
  },
  '/missions/browse': {
    title: /^Trouver une mission/,
    sentence: /^Des missions courtes ou longues/,
    lists: ['/api/mission/list'],
    found: 'main :is(h2, h3) a[href^="/missions/"]',
  },
  '/resources': {
    title: /^Ressources/,
    sentence: /^Des articles relus par la Ligue/,
    lists: ['/api/article/list'],
    found: 'main h3 a[href^="/articles/"]',
  },
}

const callOf = (url: string) => new URL(url).pathname.replace(/[0-9a-f-]{36}/, ':id')

/** Whether a request asks for one of these. */
const asksFor = (list: string) => (request: Request) => request.method() === 'GET' && callOf(request.url()) === list

test(
  'a member’s page has its frame before any script, and its first list after three round trips',
  { tag },
  async ({ page, browser }) => {
    await signIn(page, accounts.member)
    const visit = await browser.newContext({ storageState: await page.context().storageState(), locale: 'fr-FR' })
    for (const [path, { title, sentence, lists }] of Object.entries(pages)) {
      const first = await visit.newPage()
      let named = (_html: string) => {}
      const html = new Promise<string>((resolve) => (named = resolve))
      // What the page does not name itself would be found out by a script, one round trip later: it never comes.
      await first.route(/\.js$/, async (route) => {
        if ((await html).includes(new URL(route.request().url()).pathname)) await route.continue()
      })
      // Of all calls the session alone is answered: what the list waits for beside it would hold it back for ever.
      await first.route(/\/api\/(?!auth\/refresh)/, () => undefined)
      const session = first.waitForRequest(/\/api\/auth\/refresh/)
      const asked = lists.map((list) => first.waitForRequest(asksFor(list)))

      const answer = await first.goto(path, { waitUntil: 'commit' })
      await expect(first.locator('main').getByText(sentence)).toBeVisible()
      await expect(first).toHaveTitle(title)
      // Every script file is held back still: the page asks by itself.
      await session
      named((await answer?.text()) ?? '')
      await Promise.all(asked)
      await first.close()
    }
    await visit.close()
  },
)

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
    for (const [path, { sentence, found }] of Object.entries(pages)) {
      // What an article says of itself may be the longer text.
      if (path === '/resources') continue
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
      await expect(first.locator(found).first()).toBeVisible()
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

test(
  'the first lists are asked for before any code of remotes, once, and in few bytes',
  { tag },
  async ({ page, browser }) => {
    await signIn(page, accounts.member)
    const visit = await browser.newContext({ storageState: await page.context().storageState(), locale: 'fr-FR' })
    for (const [path, { lists, found }] of Object.entries(pages)) {
      const first = await visit.newPage()
      const asked: string[] = []
      first.on('request', (request) => {
        if (request.method() === 'GET') asked.push(callOf(request.url()))
      })
      // What other journeys change meanwhile is asked for anew, and rightly so.
      await first.route('**/events', () => {})
      // What is brought ahead for the next page comes by a timer: on a busy machine before the first list is drawn.
      await first.addInitScript(
        ({ aheadAfterMs, title }) => {
          const { setTimeout: later } = window
          Object.assign(window, {
            setTimeout: (run: () => void, ms?: number) => (ms === aheadAfterMs ? 0 : later(run, ms)),
          })
          new MutationObserver((_changes, observer) => {
            if (!document.querySelector(title)) return
            performance.mark('first list')
            observer.disconnect()
          }).observe(document, { childList: true, subtree: true })
        },
        { aheadAfterMs: 3_000, title: found },
      )
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
      await expect(first.locator(found).first()).toBeVisible()
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

/** As a sum; docs/performance.md has 0.024 for the worst of many pages on a slow line. */
const mostShift = 0.05

for (const [name, viewport, tags] of [
  ['a phone', { width: 360, height: 740 }, [tag]],
  ['a wide screen', { width: 1280, height: 800 }, []],
] as const) {
  test(
    `a member’s page that nobody touches stays where it is while it comes, on ${name}`,
    { tag: [...tags] },
    async ({ page, browser }) => {
      await signIn(page, accounts.member)
      const { cookies } = await page.context().storageState()
      const visit = await browser.newContext({ storageState: { cookies, origins: [] }, locale: 'fr-FR', viewport })
      for (const [path, { found }] of Object.entries(pages)) {
        const first = await visit.newPage()
        const underWay = callsUnderWay(first)
        // A visit of nobody else: what other journeys change would move what stands here, and rightly so.
        await first.route('**/events', () => {})
        await first.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await first.goto(path)
        await expect(first.locator(found).first()).toBeVisible()
        await expect.poll(underWay, `calls of ${path} without an answer`).toBe(0)
        await first.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        const shifts = await first.evaluate((): number[] => Reflect.get(window, 'shifts'))
        const sum = shifts.reduce((all, shift) => all + shift, 0)
        console.log(`${path} at ${viewport.width} px shifts by ${sum.toFixed(3)}`)
        expect(sum, `shift of ${path}`).toBeLessThanOrEqual(mostShift)
        await first.close()
      }
      await visit.close()
    },
  )
}

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
