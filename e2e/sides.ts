import type { Browser, Locator, Page, ViewportSize } from '@playwright/test'
import type { Account } from './accounts.ts'
import { runsEverything } from './faults/fault-report.ts'
import { type Newcomer, addMember, newcomer, removeAccount } from './newcomers.ts'
import { expect, watch } from './watched-page.ts'
import type { Language } from './words.ts'

export const wide = { width: 1280, height: 800 }
export const phone = { width: 360, height: 800 }

/** Who acts for a mission, on which screen; and the screen of those who take part in it. */
export interface Sides {
  team: Account
  screen: ViewportSize
  others: ViewportSize
}

const teams = ['referent', 'headquarters', 'admin'] as const satisfies readonly Account[]

/** A referent on a wide screen in a usual run; everybody who may run a mission, on both screens, with FAULTS=full. */
export const sides: readonly Sides[] = (runsEverything ? teams : (['referent'] as const)).flatMap((team) => [
  { team, screen: wide, others: phone },
  ...(runsEverything ? [{ team, screen: phone, others: wide }] : []),
])

/** Names a test of these sides. */
export const nameOf = ({ team, screen }: Sides): string => `${team} at ${screen.width} px`

export interface Opening {
  browser: Browser
  complaints: string[]
  baseURL: string | undefined
}

/** Somebody else with a browser of their own, watched like the first one. */
export async function openOn(
  { browser, complaints, baseURL }: Opening,
  viewport: ViewportSize,
  language: Language = 'fr',
): Promise<Page> {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const context = await browser.newContext({ baseURL, locale, viewport, hasTouch: viewport.width < 600 })
  const page = await context.newPage()
  watch(page, complaints, baseURL ?? '')
  return page
}

/** What a table tells of somebody or something: its row on a wide screen, its card on a phone. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: name })
}

/** Somebody of a list in the panel beside it; on a narrow screen it lies over the list. */
export function besideOf(page: Page, name: string): Locator {
  const named = { name: new RegExp(name) }
  return page.getByRole('region', named).or(page.getByRole('dialog', named))
}

/**
 * Opens a part of a page: its tab, or its line in the list that tabs are where they do not fit.
 * @param of Name of the tabs, and of the list
 */
export async function openPart(page: Page, of: string, part: string): Promise<void> {
  const list = page.getByRole('combobox', { name: of })
  await expect(page.getByRole('tablist', { name: of }).or(list)).toBeVisible()
  if (await list.isVisible()) await list.click()
  await page
    .getByRole('tab', { name: part })
    .or(page.getByRole('option', { name: part }))
    .click()
  await expect(panelOf(page, part)).toBeVisible()
}

/** What stands below a tab, or below the list. */
export function panelOf(page: Page, part: string): Locator {
  const panel = page.getByRole('tabpanel', { name: part }).or(page.getByRole('region', { name: part }))
  return panel.first()
}

/** So many members whom no other journey knows, and who leave with the test. */
export async function newMembers(
  request: Parameters<typeof addMember>[0],
  afterwards: (restore: () => unknown) => void,
  count: number,
): Promise<Newcomer[]> {
  const people = Array.from({ length: count }, () => newcomer())
  for (const { email } of people) afterwards(() => removeAccount(request, email))
  await Promise.all(people.map((person) => addMember(request, person)))
  return people
}

/** What was measured, in one line. */
export function figures(seen: Readonly<Record<string, number>>): string {
  return Object.entries(seen)
    .map(([what, ms]) => `${what} ${ms} ms`)
    .join(', ')
}

/** Presses what a team may do with its mission: a button of its bar, or an entry behind one of them on a phone. */
export async function pressAct(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('region', { name: /^(Gérer cette mission|Manage this mission)$/ })
  const act = bar.getByRole('button', { name, exact: true })
  const others = bar.getByRole('button', { name: /^(Autres actions|Other actions)$/ })
  await act.or(others).first().waitFor()
  if (await act.isVisible()) return act.click()
  await others.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
