import type { Locator, Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** An area of the product, delivered by one remote. */
export interface Area {
  remote: string
  path: string
  title: string
  /** Goes there as a person does, without loading the page anew. */
  open: (page: Page) => Promise<void>
}

/** What an admin sees in French; an admin may open all three. */
export const areas: readonly Area[] = [
  { remote: 'mf-missions', path: '/missions/browse', title: 'Trouver une mission', open: throughTopBar('Missions') },
  { remote: 'mf-articles', path: '/resources', title: 'Ressources', open: throughTopBar('Ressources') },
  { remote: 'mf-users', path: '/user_management', title: 'Gérer les comptes', open: throughStaffMenu },
]

export function titleOf(page: Page, { title }: Area): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true })
}

/** Opens an area from wherever the page is, and waits until it is there. */
export async function visit(page: Page, area: Area): Promise<void> {
  await area.open(page)
  await expect(titleOf(page, area)).toBeVisible()
}

function throughTopBar(name: string): Area['open'] {
  return (page) => page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

async function throughStaffMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Gérer les comptes' }).click()
}

/** When the page was loaded: the same number means that it has not been loaded anew since. */
export function loadedAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}
