import { type Page } from '@playwright/test'
import { accounts, type Account, password } from '../accounts.ts'
import { words } from '../words.ts'
import { expect } from '../watched-page.ts'

/** Signs in through the form, wherever the account is then led. */
export async function enter(page: Page, account: Account | null): Promise<void> {
  if (account === null) return
  await page.goto('/login')
  await page.getByLabel(words.fr.email, { exact: true }).fill(accounts[account])
  await page.getByLabel(words.fr.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.fr.signIn, exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await settled(page)
}

/** Opens an address and waits until everything that it loads has come. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
}

/** A page with its title and without anything that still loads. */
export async function settled(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  // Widgets load as they come near the screen: only what is in sight counts.
  const loading = () =>
    main.locator('[aria-busy="true"]').evaluateAll(
      (parts) =>
        parts.filter((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return bottom > 0 && top < window.innerHeight
        }).length,
    )
  await expect.poll(loading).toBe(0)
}
