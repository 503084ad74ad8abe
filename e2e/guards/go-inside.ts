import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/** A page that asks for nothing, so that what is sent belongs to the page that is opened next. */
export const quiet = '/account_validation'

/** Goes to an address inside the running page, as the Back button does. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ usr: null, key: 'test', idx: window.history.length }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, address)
}

/** Goes to a page that another title stands on: the page before stays, and may ask, until the next one is there. */
export async function leaveFor(page: Page, address: string): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const before = await title.elementHandle()
  await goInside(page, address)
  await before?.waitForElementState('hidden')
  await expect(title).toBeVisible()
}
