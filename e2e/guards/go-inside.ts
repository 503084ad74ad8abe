import type { Page } from '@playwright/test'

/** Goes to an address inside the running page, as the Back button does. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ usr: null, key: 'test', idx: window.history.length }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, address)
}
