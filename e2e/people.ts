import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { callAs } from './api.ts'
import { password } from './accounts.ts'
import { signInQuietly } from './browser-session.ts'
import { isNewcomer } from './newcomers.ts'
import { type Language, words } from './words.ts'
import { expect } from './watched-page.ts'

/** E-mail addresses of validated members whom no other journey uses, each of them once. */
export async function membersOf(request: APIRequestContext, departmentCode: string): Promise<string[]> {
  const filters = JSON.stringify([
    { field: 'role', operator: 'eq', value: 'member' },
    { field: 'status', operator: 'eq', value: 'validated' },
    { field: 'departmentCode', operator: 'eq', value: departmentCode },
  ])
  const query = `pageSize=100&sort=createdAt&order=asc&filters=${encodeURIComponent(filters)}`
  const answer = await callAs<{ items: { email: string }[] }>(request, 'admin', 'GET', `/user/list?${query}`)
  return (
    answer.data.items
      // Whoever was registered by telephone may have none.
      .flatMap(({ email }) => email || [])
      // Those of the demo, with its password: other tests have accounts of their own there, which come and go.
      .filter((email) => !['membre@example.org', 'aidante@example.org'].includes(email) && !isNewcomer(email))
  )
}

/** From wherever the page is to /home, signed in and in that language. */
export async function signIn(
  page: Page,
  email: string,
  language: Language = 'fr',
  secret: string = password,
): Promise<void> {
  await signInQuietly(page, email, secret)
  await page.goto('/home')
  await chooseLanguage(page, language)
  await expect(page.getByRole('heading', { level: 1, name: words[language].greeting })).toBeVisible()
}

/** Fills the sign-in form that is on the screen and sends it, wherever that leads. */
export async function fillSignIn(page: Page, email: string, secret: string, language: Language = 'fr'): Promise<void> {
  const text = words[language]
  await page.getByLabel(text.email, { exact: true }).fill(email)
  await page.getByLabel(text.password, { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: text.signIn, exact: true }).click()
}

/** Picks the language in the top bar, unless the page speaks it already. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const [shown, cookie] = await page.evaluate(() => [document.documentElement.lang, document.cookie])
  const chosen = /(?:^|; )language=(\w+)/.exec(cookie)?.[1]
  // What only the browser's settings brought gives way to the account's language, which may be on its way.
  if (shown === language && (chosen === language || language === 'fr')) return
  await openMenu(page)
  const button = page.getByRole('button', { name: /langue$|language$/ })
  if (await button.isVisible()) await button.click()
  await page
    .getByRole('menuitem', { name: words[language].language })
    .or(page.getByRole('menuitemradio', { name: words[language].language }))
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Opens the menu of who is signed in: profile, language, comfort, help; on a phone Logout too. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
}

/** Asks to log out, and stays at the question whether it is meant for every device. */
export async function askToLogOut(page: Page, language: Language = 'fr'): Promise<Locator> {
  const name = words[language].logout
  const button = page.getByRole('banner').getByRole('button', { name })
  if (await button.isVisible()) await button.click()
  else {
    await openMenu(page)
    await page.getByRole('menuitem', { name }).click()
  }
  return page.getByRole('alertdialog').getByRole('button', { name })
}

/** Logs out everywhere. */
export async function logOut(page: Page, language: Language = 'fr'): Promise<void> {
  const confirm = await askToLogOut(page, language)
  // The page leaves at once. One that is opened before the answer would sign out again, whoever has come meanwhile.
  const ended = page.waitForResponse('**/api/auth/sign_out')
  await confirm.click()
  await expect(page).toHaveURL(/\/login$/)
  await ended
}
