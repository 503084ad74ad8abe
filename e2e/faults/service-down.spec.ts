import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { pause } from './programs.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/**
 * In ms: the gateway waits 3 s for the first answer of a service (gateway/src/upstreams.ts) and shows it then; once it
 * knows that the service is silent, it says so at once; it looks for the service's return by itself.
 */
const limits = { first: 3_500, known: 1_000, recovery: 10_000 }

test('svc-articles is silent: missions work, resources say so with a retry that recovers', async ({
  page,
  afterwards,
}) => {
  await signIn(page, accounts.member)
  const resume = pause('svc-articles')
  afterwards(resume)

  // Loaded anew: what the home page has asked of the silent service goes with it.
  const asked = Date.now()
  await page.goto('/missions/browse')
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d+ missions?$/)
      .first(),
  ).toBeVisible()
  console.log(`missions were there after ${Date.now() - asked} ms`)

  const main = page.getByRole('main')
  const failed = main.getByRole('heading', { name: 'Les articles n’ont pas pu être chargés' })
  const opened = Date.now()
  await page.getByRole('banner').getByRole('link', { name: 'Ressources', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Ressources' })).toBeVisible()
  await expect(failed).toBeVisible({ timeout: 5 * limits.first })
  console.log(`resources said so after ${Date.now() - opened} ms (limit ${limits.first} ms)`)

  const again = Date.now()
  const retry = main.getByRole('button', { name: 'Réessayer' })
  const refused = page.waitForResponse(
    (response) => response.url().includes('/api/article/list') && response.status() === 503,
    { timeout: 5 * limits.known },
  )
  await retry.click()
  await refused
  await expect(failed).toBeVisible()
  console.log(`and again after ${Date.now() - again} ms (limit ${limits.known} ms)`)
  const origin = await page.evaluate(() => performance.timeOrigin)

  resume()
  const retried = Date.now()
  // The gateway finds out by itself, in half a second or so; until then Retry says the same as before.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click()
    await expect(main.getByText(/^\d+ articles?$/).first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 5 * limits.recovery, intervals: [100] })
  console.log(`articles were there ${Date.now() - retried} ms after the service was (limit ${limits.recovery} ms)`)
  await expect(failed).toHaveCount(0)
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was loaded anew').toBe(origin)
})
