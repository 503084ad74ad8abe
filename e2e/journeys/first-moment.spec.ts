import { expect, type Page, test } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { type Language, words } from '../words.ts'

const tag = '@promise'

/** Title of each public page, by language. */
const titles: Record<string, Record<Language, RegExp>> = {
  '/': { fr: /votre expérience compte/, en: /your experience counts/i },
  '/login': { fr: /Se connecter|Connexion/, en: /Sign in/ },
  '/signup': { fr: /compte/i, en: /account/i },
  '/notices/privacy': { fr: /confidentialité|données/i, en: /privacy|data/i },
  '/nowhere': { fr: /Page introuvable/, en: /not found/i },
}

for (const language of ['fr', 'en'] as const) {
  test.describe(`a browser without scripts, set to ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })

    test('reads the public pages in its language, and follows their links', { tag }, async ({ page }) => {
      for (const [path, title] of Object.entries(titles)) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language])
      }
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: words[language].signIn, exact: true }).first().click()
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByLabel(words[language].email, { exact: true })).toBeVisible()
    })
  })
}

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

/** Keeps all scripts but the first back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/(?!early\.).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('public pages are taken over without a shift and without a complaint', { tag }, async ({ page }) => {
      const complaints = complaintsOf(page)
      for (const path of Object.keys(titles)) {
        await page.goto(path)
        await page.waitForFunction(() => !('ensembleEarlyPress' in window))
        const shifts = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
                resolve(entries.reduce((sum, { value }) => sum + value, 0))
              }).observe({ type: 'layout-shift', buffered: true })
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
            }),
        )
        expect(shifts, `shift of ${path}`).toBe(0)
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

test('sign-up keeps what was typed before the scripts have come', { tag }, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const boxes = page.getByRole('main').getByRole('radio')
  await boxes.first().check({ force: true })
  letGo()
  await page.waitForFunction(() => !('ensembleEarlyPress' in window))
  await expect(boxes.first()).toBeChecked()
})

/** What a first visit may carry, compressed, in bytes and files of scripts; docs/performance.md tells what it does. */
const publicBudgets = { '/': [250_000, 6], '/login': [277_000, 10], '/signup': [296_000, 12] } as const
const memberBudgets = {
  '/home': [480_000, 39],
  '/missions/browse': [442_000, 33],
  '/resources': [430_000, 32],
} as const

async function expectWithin(page: Page, path: string, [mostBytes, mostFiles]: readonly [number, number]) {
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  console.log(`${path}: ${bytes} bytes of scripts in ${sizes.length} files`)
  expect(bytes, `bytes of ${path}`).toBeLessThanOrEqual(mostBytes)
  expect(sizes.length, `files of ${path}`).toBeLessThanOrEqual(mostFiles)
}

test('a first visit carries no more scripts than it may', { tag }, async ({ page, browser }) => {
  for (const [path, budget] of Object.entries(publicBudgets)) {
    await page.goto(path)
    await page.waitForFunction(() => !('ensembleEarlyPress' in window))
    await expectWithin(page, path, budget)
  }
  await signIn(page, accounts.member)
  for (const [path, budget] of Object.entries(memberBudgets)) {
    // With nothing in its cache.
    const visit = await browser.newContext({ storageState: await page.context().storageState() })
    const first = await visit.newPage()
    await first.goto(path)
    await expect(first.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectWithin(first, path, budget)
    await visit.close()
  }
})
