import { accounts } from '../accounts.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../watched-page.ts'
import { words } from '../words.ts'

/** Rows of the error catalogue (specification, section 8) that no other journey passes; see session and guards. */

const failing = (status: number, message: string) => ({
  status,
  json: { success: false, message, status, data: { code: 'SERVICE_UNAVAILABLE', fields: {} } },
})

test('an unsuccessful answer is a toast with the words of the server, or with the general ones', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/503|500/)
  await signIn(page, accounts.member)
  await page.route('**/api/mission/list?*', (route) =>
    route.fulfill(failing(503, 'Le service des missions se repose.')),
  )
  await page.goto('/missions/browse')
  const toast = page.locator('[data-severity="error"]')
  await expect(toast).toContainText('Le service des missions se repose.')
  await page.unroute('**/api/mission/list?*')
  await page.route('**/api/mission/list?*', (route) => route.fulfill({ status: 500, body: '<p>Oops</p>' }))
  await page.goto('/missions/browse')
  await expect(toast).toContainText('Une erreur est survenue')
})

test('a session check that fails on load is a toast, but being signed out on a public page is not', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/503|401/)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: words.fr.signIn })).toBeVisible()
  await expect(page.locator('[data-severity]')).toHaveCount(0)
  await page.route('**/api/auth/refresh', (route) => route.fulfill(failing(503, 'Le service des comptes se repose.')))
  await page.goto('/missions/browse')
  await expect(page.locator('[data-severity="error"]')).toContainText('Le service des comptes se repose.')
})
