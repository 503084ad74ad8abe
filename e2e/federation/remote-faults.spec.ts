import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { reportFault, rounds } from '../faults/fault-report.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect, watch } from '../watched-page.ts'
import { type Area, areas, loadedAt, titleOf, visit } from './areas.ts'
import { aboutRemotes } from './complaints.ts'
import { type RemoteFault, remoteFaults } from './remote-faults.ts'

/** How soon the card must be there; machines under test may be five times slower. */
const limitMs = 3_000

/** The card, whether the remote failed or is only late: both have the retry button. */
const cardTitle = /^Cette partie (est momentanément indisponible|met plus de temps que d’habitude)$/

/** Every remote has its turn with every fault in the full campaign; in the short form one with each, in rotation. */
function turns(fault: number): readonly Area[] {
  return rounds(0, 1) ? areas : areas.slice(fault % areas.length).slice(0, 1)
}

let context: BrowserContext

test.beforeAll(async ({ browser, baseURL }) => {
  context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signIn(page, accounts.admin)
  await page.close()
})
test.afterAll(() => context.close())

for (const [number, fault] of remoteFaults.entries()) {
  const inTurn = turns(number)
  const names = inTurn.map(({ remote }) => remote).join(', ')
  const tag = number === 0 ? '@promise' : []
  test(
    `${names}, ${fault.name}: a card, all else works, retry recovers`,
    { tag },
    async ({ request, baseURL, afterwards }) => {
      const times = rounds(1, 5)
      test.setTimeout(Math.max(test.info().timeout, times * inTurn.length * 60_000))
      const measured: number[] = []
      for (let round = 0; round < times; round += 1) {
        for (const area of inTurn) {
          const page = await context.newPage()
          const complaints: string[] = []
          watch(page, complaints, baseURL ?? '')
          measured.push(await meet(page, request, area, fault, afterwards))
          expect(complaints.filter((complaint) => !aboutRemotes.test(complaint))).toEqual([])
          await page.close()
        }
      }
      const slowest = Math.max(...measured)
      reportFault({
        fault: `${names}: ${fault.name}`,
        injected: measured.length,
        measured: `card after ${measured.join(', ')} ms; slowest ${slowest} ms (limit ${limitMs} ms)`,
      })
    },
  )
}

/** @returns ms from the address to the card */
async function meet(
  page: Page,
  request: APIRequestContext,
  area: Area,
  fault: RemoteFault,
  afterwards: (undo: () => unknown) => void,
): Promise<number> {
  let undo: (() => unknown) | null = await fault.bring(page, request, area)
  const heal = async () => {
    const pending = undo
    undo = null
    await pending?.()
  }
  afterwards(heal)

  const asked = Date.now()
  await page.goto(area.path, { waitUntil: 'commit' })
  // A machine that needs longer for the shell itself says nothing about remotes.
  await expect(page.getByRole('banner')).toBeVisible()
  const shellAfter = Date.now() - asked
  // In a place that is announced.
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1, name: cardTitle })
  const card = main.getByRole('status').filter({ has: title })
  await expect(card).toBeVisible({ timeout: 5 * limitMs })
  const cardAfter = Date.now() - asked
  console.log(`${area.remote}, ${fault.name}: shell after ${shellAfter} ms, card after ${cardAfter} ms`)
  const origin = await loadedAt(page)

  const others = areas.filter((other) => other !== area)
  for (const other of others) await visit(page, other)
  await area.open(page)
  await expect(card).toBeVisible()
  await expect(titleOf(page, area)).toHaveCount(0)

  await heal()
  // In one step: what was only late may take the card's place by itself at any moment.
  const retries = main.getByRole('button', { name: 'Réessayer' })
  await expect(retries.first().or(titleOf(page, area)).first()).toBeVisible()
  const pressed = await retries.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
    return buttons.length
  })
  console.log(`${area.remote}, ${fault.name}: ${pressed} retries pressed`)
  await expect(titleOf(page, area)).toBeVisible()
  await expect(card).toHaveCount(0)
  expect(await loadedAt(page), 'the page was loaded anew').toBe(origin)
  return cardAfter
}
