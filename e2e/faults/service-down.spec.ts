import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { pause } from './programs.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** The gateway waits 3 s for a service (gateway/src/upstreams.ts); the page shows it at once then. */
const limitMs = 3_500

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
  await expect(failed).toBeVisible({ timeout: 5 * limitMs })
  console.log(`resources said so after ${Date.now() - opened} ms (limit ${limitMs} ms)`)
  const origin = await page.evaluate(() => performance.timeOrigin)

  resume()
  const retried = Date.now()
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(main.getByText(/^\d+ articles?$/).first()).toBeVisible()
  console.log(`articles were there ${Date.now() - retried} ms after Retry`)
  await expect(failed).toHaveCount(0)
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was loaded anew').toBe(origin)
})
