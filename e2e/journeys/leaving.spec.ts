import type { APIRequestContext, Page } from '@playwright/test'
import { password } from '../accounts.ts'
import { callAs } from '../api.ts'
import { signInQuietly } from '../browser-session.ts'
import { expectTaken, refusedEverywhere, refusedWithinMs, timesUntilRefused } from '../guards/refused-everywhere.ts'
import { tokenFor } from '../token-for.ts'
import { askToLogOut, membersOf } from '../people.ts'
import { baseUrl } from '../platform.ts'
import { test } from '../restoring.ts'
import { expect, watch } from '../watched-page.ts'
import { words } from '../words.ts'

const text = words.fr

/** Members of a department whom no other test touches: each test has one of its own. */
async function leaver(request: APIRequestContext, index: number): Promise<string> {
  const email = (await membersOf(request, '75')).at(-1 - index)
  if (!email) throw new Error('The demonstration data hold too few members in department 75')
  return email
}

async function goHome(page: Page, email: string): Promise<void> {
  // The account may prefer English, and says so only once the page is there.
  await page.context().addCookies([{ name: 'language', value: 'fr', url: baseUrl }])
  await signInQuietly(page, email)
  await page.goto('/home')
  await expect(page.getByRole('banner').getByRole('button', { name: text.logout })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: text.greeting })).toBeVisible()
}

async function idOf(request: APIRequestContext, token: string): Promise<string> {
  const answer = await request.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()).data.id
}

/** The token that a page sends with its calls. */
async function tokenOfPage(page: Page): Promise<string> {
  const [request] = await Promise.all([page.waitForRequest((sent) => 'authorization' in sent.headers()), page.reload()])
  return (request.headers()['authorization'] ?? '').replace('Bearer ', '')
}

function expectInTime(what: string, times: Record<string, number>): void {
  console.log(
    `${what}: refused after ${Object.entries(times)
      .map(([name, ms]) => `${name} ${ms} ms`)
      .join(', ')}`,
  )
  for (const ms of Object.values(times)) expect(ms).toBeLessThan(5 * refusedWithinMs)
}

test('logging out in one tab ends every tab, browser, process and request, and leaves nothing behind', async ({
  page,
  context,
  browser,
  request,
  complaints,
  baseURL,
}) => {
  const email = await leaver(request, 0)
  await goHome(page, email)
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/^Bonjour\W*/, '')
  const tab = await context.newPage()
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'fr-FR' })
  const second = await elsewhere.newPage()
  for (const opened of [tab, second]) watch(opened, complaints, baseURL ?? '')
  await tab.goto('/my_missions')
  await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await goHome(second, email)
  const [token, secondToken] = [await tokenOfPage(page), await tokenOfPage(second)]
  await expect(page.getByRole('heading', { level: 1, name: text.greeting })).toBeVisible()
  await expect(second.getByRole('heading', { level: 1, name: text.greeting })).toBeVisible()
  await expectTaken(secondToken)

  // An answer that is still on its way when the person leaves must not be shown to whoever comes next.
  let answer = () => {}
  const later = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/mission/list**', async (route) => {
    await later
    await route.continue().catch(() => {})
  })
  await page.getByRole('link', { name: text.missions, exact: true }).click()
  await expect(page).toHaveURL(/\/missions\/browse/)

  const confirm = await askToLogOut(page)
  await expect(page.getByRole('alertdialog')).toContainText('tous vos appareils')
  const times = await refusedEverywhere(token, () => confirm.click())
  expectInTime('logout', times)
  expectInTime('the other browser after logout', await timesUntilRefused(secondToken))
  answer()
  for (const opened of [page, tab]) {
    await expect(opened).toHaveURL(/\/login$/)
    await expect(opened.getByRole('heading', { level: 1, name: text.signIn })).toBeVisible()
  }
  await expect(second).toHaveURL(/\/unauthorised$/)
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0)

  const nothingPersonal = async (opened: Page) => {
    await expect(opened.getByRole('heading', { level: 1, name: text.greeting })).toHaveCount(0)
    await expect(opened.locator('body')).not.toContainText(name)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { name: text.refusals.UNAUTHENTICATED })).toBeVisible()
  await nothingPersonal(page)
  // Away to another document, then back to what the browser may have kept whole.
  await tab.goto('/api/docs')
  await tab.goBack()
  await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await nothingPersonal(tab)
  await context.setOffline(true)
  await page.goBack().catch(() => {})
  await nothingPersonal(page)
  await context.setOffline(false)
  await elsewhere.close()
})

test.describe('what staff or the owner change by a call', () => {
  const acts: [string, (id: string, request: APIRequestContext, token: string) => Promise<unknown>][] = [
    [
      'suspension',
      (id, request) => callAs(request, 'admin', 'PUT', `/user/${id}/suspend`, { body: { reason: 'Essai' } }),
    ],
    [
      'a change of role',
      (id, request) =>
        callAs(request, 'admin', 'PUT', `/user/${id}/edit`, {
          // A member may have given no number; staff have one.
          body: { role: 'referent', departmentCode: '75', identity: { phone: '06 39 98 00 75' } },
        }),
    ],
  ]
  const undo: Record<string, (id: string, request: APIRequestContext) => Promise<unknown>> = {
    suspension: (id, request) => callAs(request, 'admin', 'PUT', `/user/${id}/activate_suspended`, { body: {} }),
    'a change of role': (id, request) =>
      callAs(request, 'admin', 'PUT', `/user/${id}/edit`, { body: { role: 'member' } }),
  }
  for (const [index, [what, act]] of acts.entries())
    test(`${what} is known to every process within a second`, async ({ request, afterwards }) => {
      const token = await tokenFor(request, await leaver(request, 1 + index))
      const id = await idOf(request, token)
      afterwards(() => undo[what]?.(id, request))
      expectInTime(what, await refusedEverywhere(token, () => act(id, request, token)))
    })

  test('a change of password ends the other sessions and spares this one', async ({ request }) => {
    const email = await leaver(request, 3)
    const [own, other] = [await tokenFor(request, email), await tokenFor(request, email)]
    const changed = 'une autre phrase de passe'
    const change = async (token: string, from: string, to: string) => {
      const answer = await request.post('/api/auth/change_password', {
        headers: { authorization: `Bearer ${token}` },
        data: { currentPassword: from, newPassword: to },
      })
      expect(answer.status()).toBe(200)
    }
    // It stays changed: the password of the demonstration is one that nobody may choose.
    expectInTime('a change of password', await refusedEverywhere(other, () => change(own, password, changed)))
    await expectTaken(own)
  })

  test('a deletion is known to every process within a second', async ({ request }) => {
    const email = await leaver(request, 4)
    const token = await tokenFor(request, email)
    const id = await idOf(request, token)
    expectInTime(
      'deletion',
      await refusedEverywhere(token, () =>
        callAs(request, 'admin', 'DELETE', `/user/${id}/delete`, { body: { reason: 'Essai' } }),
      ),
    )
  })
})
