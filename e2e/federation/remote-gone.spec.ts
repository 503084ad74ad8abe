import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { dataDir } from '../platform.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { type Area, areas, loadedAt, patienceMs, titleOf, visit } from './areas.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** How soon the card must be there; machines under test may be five times slower. */
const limitMs = 3_000

/** What the browser writes of its own accord about files that are not there. */
const aboutMissingFiles =
  /^(Failed to find a valid digest|Fetch API cannot load|Refused to execute script from .* MIME type|Error: \[ Federation Runtime \]|ChunkLoadError: Loading)/

for (const area of areas) {
  test(`${area.remote} answers 404: its area shows a card, all else works, retry recovers`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(aboutMissingFiles)
    const address = `**/remotes/${area.remote}/**`
    await page.route(address, (route) =>
      // As the gateway says it.
      route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, json: { success: false, status: 404 } }),
    )
    await checkGone(page, area, () => page.unroute(address))
  })

  test(`the files of ${area.remote} are gone from the disk: card, all else works, retry recovers`, async ({
    page,
    expectComplaint,
    afterwards,
  }) => {
    expectComplaint(aboutMissingFiles)
    const published = join(dataDir, 'remotes', area.remote)
    const away = join(dataDir, `${area.remote}.away`)
    const putBack = async () => {
      if (existsSync(away)) await rename(away, published)
    }
    afterwards(putBack)
    await rename(published, away)
    await checkGone(page, area, putBack)
  })
}

async function checkGone(page: Page, area: Area, bringBack: () => Promise<void>): Promise<void> {
  test.slow()
  await signIn(page, accounts.admin)
  const asked = Date.now()
  await page.goto(area.path)
  const card = page.getByRole('main').getByRole('heading', { name: 'Cette partie est momentanément indisponible' })
  await expect(card).toBeVisible({ timeout: 5 * limitMs })
  const cardAfter = Date.now() - asked
  console.log(`${area.remote}: card ${cardAfter} ms after the address was entered (limit ${limitMs} ms)`)
  const origin = await loadedAt(page)

  await expect(page.getByRole('banner').getByRole('link', { name: 'Missions', exact: true })).toBeVisible()
  for (const other of areas) if (other !== area) await visit(page, other)
  await area.open(page)
  await expect(card).toBeVisible()
  await expect(titleOf(page, area)).toHaveCount(0)

  await bringBack()
  const retried = Date.now()
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click()
  await expect(titleOf(page, area)).toBeVisible({ timeout: patienceMs })
  console.log(`${area.remote}: back ${Date.now() - retried} ms after Retry`)
  await expect(card).toHaveCount(0)
  expect(await loadedAt(page), 'the page was loaded anew').toBe(origin)
}
