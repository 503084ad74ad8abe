import { accounts, password } from '../accounts.ts'
import { fillSignIn } from '../people.ts'
import { expect, test } from '../watched-page.ts'
import { words } from '../words.ts'

/** Takes away what the oldest browsers that are served do not know (docs/accessibility.md). Runs in the page, before it. */
function growOlder() {
  const young: [object, string[]][] = [
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [Element.prototype, ['checkVisibility']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [Response, ['json']],
    [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [
      globalThis,
      ['Iterator', 'TextDecoderStream', 'navigation', 'requestIdleCallback', 'scheduler', 'structuredClone'],
    ],
  ]
  for (const [owner, names] of young) for (const name of names) Reflect.deleteProperty(owner, name)
}

test('a browser of 2022 signs in, reads missions and articles, and hears what changes', async ({ page }) => {
  await page.addInitScript(growOlder)
  const line = page.waitForResponse((response) => response.url().endsWith('/events') && response.status() === 200)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.goto('/login')
  await fillSignIn(page, accounts.caregiver, password)
  await expect(title).toHaveText(words.fr.greeting)
  await line
  for (const [list, entry] of [
    ['/missions/browse', '/missions/'],
    ['/resources', '/articles/'],
  ] as const) {
    await page.goto(list)
    const first = page.locator(`main li a[href^="${entry}"]`).first()
    const name = await first.innerText()
    await first.click()
    await expect(title).toHaveText(name)
    await expect(page.getByRole('main').locator('p').first()).toBeVisible()
  }
  await page.goto('/my_missions')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})
