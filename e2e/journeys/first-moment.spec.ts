import { expect, type Locator, type Page, test } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { callsUnderWay } from '../calls-under-way.ts'
import { holdScripts } from '../held-scripts.ts'
import { signIn } from '../people.ts'
import { type Language, words } from '../words.ts'

const tag = '@promise'

/** Title of each public page, by language. */
const titles: Record<string, Record<Language, RegExp>> = {
  '/': { fr: /votre expérience compte/, en: /your experience of cancer/i },
  '/login': { fr: /Se connecter|Connexion/, en: /Sign in/ },
  '/signup': { fr: /compte/i, en: /account/i },
  '/forgot_password': { fr: /Mot de passe oublié/, en: /Forgotten password/ },
  '/confirm_forgot_password': { fr: /nouveau mot de passe/, en: /new password/ },
  '/account_validation': { fr: /Confirmez votre adresse/, en: /Confirm your email/ },
  '/unauthorised': { fr: /ne pouvez pas accéder/, en: /cannot open this page/ },
  '/notices/privacy': { fr: /Vos données/, en: /Your data/ },
  '/notices/accessibility': { fr: /Accessibilité/, en: /Accessibility/ },
  '/notices/legal': { fr: /Mentions légales/, en: /Legal notice/ },
  '/notices/contact': { fr: /Nous écrire/, en: /Write to us/ },
  '/notices/charter': { fr: /charte/i, en: /charter/i },
  '/nowhere': { fr: /Page introuvable/, en: /not found/i },
}

const publisher = { fr: 'Éditeur', en: 'Publisher' }

for (const language of ['fr', 'en'] as const) {
  test.describe(`a browser without scripts, set to ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })

    test('reads the public pages in its language, and follows their links', { tag }, async ({ page }) => {
      for (const [path, title] of Object.entries(titles)) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language])
      }
      // The law asks who publishes: so do those whose scripts do not come.
      await page.goto('/notices/legal')
      await expect(page.getByRole('main').getByRole('term').first()).toHaveText(publisher[language])
      // Whoever comes from a newsletter or a social network brings a query.
      await page.goto('/?from=newsletter')
      await page.getByRole('banner').getByRole('link', { name: words[language].signIn, exact: true }).click()
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByLabel(words[language].email, { exact: true })).toBeVisible()
    })
  })
}

/** Opened by a browser that had a session, of which nobody knows yet whether it still holds. */
const hadSession = '/notices/accessibility'

/** The browser takes a page over without a word of complaint. */
function complaintsOf(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    // A visitor without a session is told so by a refusal that the browser notes.
    if (message.type() === 'error' && !message.text().includes('401')) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

/** Read, and typed into, without any script: theirs wait until somebody touches the page (decisions 152, 268). */
const waiting = ['/', '/notices/privacy', '/nowhere', '/login', '/signup', '/forgot_password']

/** A key that does nothing but be pressed. */
async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
}

/** What comes with a later piece of the page moves nothing that stands there before it. */
async function expectPlaceKept(earlier: Locator, later: Locator) {
  const place = await earlier.boundingBox()
  await later.evaluate((element) => element.remove())
  expect(await earlier.boundingBox()).toEqual(place)
}

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('public pages are taken over without a shift and without a complaint', { tag }, async ({ page, context }) => {
      const complaints = complaintsOf(page)
      const underWay = callsUnderWay(page)
      await page.addInitScript(() => {
        // Before the first script but that of the page.
        document.addEventListener(
          'readystatechange',
          () => document.querySelector('main')?.setAttribute('data-came', ''),
          {
            once: true,
          },
        )
      })
      for (const path of [...Object.keys(titles), hadSession]) {
        if (path === hadSession) {
          const { origin } = new URL(page.url())
          // The page before may still hear that nobody is signed in, and note it.
          await page.goto('about:blank')
          await context.addCookies([{ name: 'session-open', value: '1', url: origin }])
        }
        await page.goto(path)
        await touch(page)
        await page.waitForFunction(() => !('ensembleEarlyPress' in window))
        await expect.poll(underWay, `calls of ${path} without an answer`).toBe(0)
        const shifts = await page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              interface Shift extends PerformanceEntry {
                value: number
                sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
              }
              // What has moved, from where to where: the sum alone would not tell.
              // Rectangles are read by name: they are none of an entry's own properties.
              const told = ({ value, sources }: Shift) =>
                `${value}: ${sources.map(({ node, previousRect, currentRect }) => `${node?.textContent} ${JSON.stringify([previousRect, currentRect])}`).join()}`
              new PerformanceObserver((list) => resolve((list.getEntries() as Shift[]).map(told))).observe({
                type: 'layout-shift',
                buffered: true,
              })
              requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
            }),
        )
        expect(shifts, `shift of ${path}`).toEqual([])
        if (path === '/')
          await expectPlaceKept(page.getByRole('heading', { level: 1 }), page.locator('main svg').first().locator('..'))
        await expect(page.locator('main'), `${path} is not drawn anew`).toHaveAttribute('data-came')
      }
      expect(complaints).toEqual([])
    })
  })
}

test('what is typed and pressed before the scripts have come is done when they come', { tag }, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel(words.fr.email, { exact: true }).fill('membre@example.org')
  await page.getByLabel(words.fr.password, { exact: true }).fill('not the password')
  await page.waitForFunction(() => 'ensembleEarlyPress' in window)
  await page.getByRole('main').getByRole('button', { name: words.fr.signIn, exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  letGo()
  await expect(page.getByRole('alert').filter({ hasText: /incorrect/ })).toBeVisible()
  await expect(page.getByLabel(words.fr.email, { exact: true })).toHaveValue('membre@example.org')
})

test('who goes on typing while the application takes over loses no letter', { tag }, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.getByLabel(words.fr.email, { exact: true })
  await email.pressSequentially('membre@')
  letGo()
  const address = 'example.org'.repeat(10)
  await email.pressSequentially(address)
  await page.waitForFunction(() => !('ensembleEarlyPress' in window))
  await expect(email).toHaveValue(`membre@${address}`)
  await expect(email).toBeFocused()
})

test('a page stays where it was scrolled to when the application takes over', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letGo = await holdScripts(page)
  for (const path of ['/', '/signup']) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const at = await page.evaluate(() => window.scrollY)
    expect(at).toBeGreaterThan(100)
    await touch(page)
    letGo()
    await page.waitForFunction(() => !('ensembleEarlyPress' in window))
    expect(await page.evaluate(() => window.scrollY), path).toBe(at)
  }
})

test('sign-up keeps what was typed before the scripts have come', { tag }, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const boxes = page.getByRole('main').getByRole('radio')
  await boxes.first().check({ force: true })
  // What is chosen shows at once.
  const mark = (nth: number) => boxes.nth(nth).locator('+ svg .ens-chosen')
  await expect(mark(0)).toHaveCSS('visibility', 'visible')
  await expect(mark(1)).toHaveCSS('visibility', 'hidden')
  letGo()
  await page.waitForFunction(() => !('ensembleEarlyPress' in window))
  await expect(boxes.first()).toBeChecked()
})

test('who comes by the link of a mail is never asked to type what it brings', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/account_validation#email=new%40example.org&code=ABCD-2345', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel(words.fr.email, { exact: true })).toBeHidden()
  letGo()
  await expect(page.getByText('new@example.org')).toBeVisible()
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page.getByLabel(words.fr.email, { exact: true })).toHaveValue('new@example.org')
})

test('a page that waits does what was pressed once its scripts have come', async ({ page }) => {
  await page.goto('/')
  // The press is the first sign of a visitor.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /langue$/ })
    .click()
  await expect(page.getByRole('menuitemradio', { name: words.en.language })).toBeVisible()
  await page.goto('/notices/contact')
  await page.getByRole('main').getByRole('combobox').click()
  await expect(page.getByRole('option').first()).toBeVisible()
})

/** What a first visit may carry, compressed, in bytes and files of scripts; docs/performance.md tells what it does. */
const publicBudgets = {
  '/': [202_000, 5],
  '/notices/privacy': [210_000, 5],
  '/nowhere': [197_000, 3],
  '/login': [225_000, 7],
  '/signup': [235_500, 7],
  '/forgot_password': [218_000, 6],
} as const
const memberBudgets = {
  '/home': [257_500, 13],
  '/missions/browse': [260_000, 12],
  '/resources': [252_500, 13],
} as const

/** Holds what the page names itself: what is fetched ahead for the next page comes when the browser has time. */
async function expectWithin(page: Page, path: string, [mostBytes, mostFiles]: readonly [number, number]) {
  const html = (await (await page.goto(path))?.text()) ?? ''
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => [new URL(entry.name).pathname, (entry as PerformanceResourceTiming).encodedBodySize] as const),
    )
  if (waiting.includes(path)) expect(await scripts(), `scripts of ${path} before it is touched`).toEqual([])
  await touch(page)
  await page.waitForFunction(() => !('ensembleEarlyPress' in window))
  const named = new Set([...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file))
  // What remotes need comes after what draws the page.
  await expect.poll(async () => (await scripts()).filter(([file]) => named.has(file)).length).toBe(named.size)
  const sizes = (await scripts()).filter(([file]) => named.has(file)).map(([, size]) => size)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${path}: ${bytes} bytes of scripts in ${sizes.length} files`)
  expect(bytes, `bytes of ${path}`).toBeLessThanOrEqual(mostBytes)
  expect(sizes.length, `files of ${path}`).toBeLessThanOrEqual(mostFiles)
}

test('a first visit carries no more scripts than it may', { tag }, async ({ page, browser }) => {
  for (const [path, budget] of Object.entries(publicBudgets)) await expectWithin(page, path, budget)
  await signIn(page, accounts.member)
  for (const [path, budget] of Object.entries(memberBudgets)) {
    // With nothing in its cache.
    const visit = await browser.newContext({ storageState: await page.context().storageState(), locale: 'fr-FR' })
    await expectWithin(await visit.newPage(), path, budget)
    await visit.close()
  }
})
