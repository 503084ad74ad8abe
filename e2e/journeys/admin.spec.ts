import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../watched-page.ts'

test('an admin opens user management with the real list, a member is refused', async ({ page, browser, baseURL }) => {
  await signIn(page, accounts.admin)
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Gérer les comptes' }).click()
  await expect(page).toHaveURL(/\/user_management/)
  await expect(page.getByRole('heading', { level: 1, name: 'Gérer les comptes' })).toBeVisible()
  await page.getByRole('tab', { name: /Actifs/ }).click()
  await expect(page.getByRole('tab', { name: /Actifs/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('searchbox').first().fill('membre@example.org')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page.getByText('membre@example.org').first()).toBeVisible()
  await expect(page.getByText(/^1 personne$/).first()).toBeVisible()

  const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
  const member = await context.newPage()
  const calls: string[] = []
  member.on('request', (request) => calls.push(request.url()))
  await signIn(member, accounts.caregiver)
  await member.goto('/user_management')
  await expect(member).toHaveURL(/\/unauthorised/)
  await expect(member.getByRole('heading', { name: 'Cette page n’est pas ouverte à votre rôle' })).toBeVisible()
  expect(calls.filter((url) => url.includes('/api/user/list'))).toEqual([])
  await context.close()
})

test('a visitor on a protected page is sent to /unauthorised, and no protected call is made', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/missions/browse')
  await expect(page).toHaveURL(/\/unauthorised/)
  await expect(page.getByRole('heading', { name: 'Connectez-vous pour voir cette page' })).toBeVisible()
  expect(calls.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/auth/'))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a wrong password is said beside the form, and the form keeps its content', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail', { exact: true }).fill('nobody-at-all@example.org')
  await page.getByLabel('Mot de passe', { exact: true }).fill('wrong password here')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail ou mot de passe incorrect.' })).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail', { exact: true })).toHaveValue('nobody-at-all@example.org')
  await expect(page).toHaveURL(/\/login$/)
})
