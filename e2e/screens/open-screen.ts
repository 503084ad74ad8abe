import type { Page } from '@playwright/test'
import { accounts, type Account } from '../accounts.ts'
import { signInQuietly } from '../browser-session.ts'
import { leaveFor, quiet } from '../guards/go-inside.ts'
import { expect } from '../watched-page.ts'

/** Signs in; nothing is opened yet. */
export async function enter(page: Page, account: Account | null): Promise<void> {
  if (account !== null) await signInQuietly(page, accounts[account])
}

/** Opens an address and waits until everything that it loads has come. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/**
 * Goes to an address inside the running page, by way of a quiet one whose title tells that it is gone, and waits as
 * above.
 * @param size of the window from then on; a full page is not laid out anew for it
 */
export async function walkToScreen(page: Page, path: string, size: { width: number; height: number }): Promise<void> {
  await leaveFor(page, quiet)
  await page.setViewportSize(size)
  await leaveFor(page, path)
  await settled(page)
}

/**
 * A page with its title and without anything that still loads, above and below what is in sight: what stands below a
 * part that loads is hidden, and would be looked at half.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  // Widgets load as they come near the screen: whatever still waits is brought there, frame by frame.
  await page.waitForFunction(() => {
    const waiting = document.querySelector('main [aria-busy="true"]')
    waiting?.scrollIntoView()
    return waiting === null
  })
  await page.evaluate(() => scrollTo(0, 0))
}
