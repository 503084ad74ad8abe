import type { BrowserContext, Page } from '@playwright/test'
import { accounts, password } from '../accounts.ts'
import type { Envelope } from '../api.ts'
import { signInQuietly } from '../browser-session.ts'
import { simpleMissions } from '../missions.ts'
import { tokenFor } from '../token-for.ts'
import { fillSignIn, membersOf } from '../people.ts'
import { test } from '../restoring.ts'
import { expect, watch } from '../watched-page.ts'
import { words } from '../words.ts'

const text = words.fr
const home = (page: Page) => page.getByRole('heading', { level: 1, name: text.greeting })

/** Counts what reaches the gateway of one kind of call, from every tab of a browser. */
function countRefreshes(context: BrowserContext) {
  let count = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) count += 1
  })
  return {
    count: () => count,
    reset: () => {
      count = 0
    },
  }
}

/** Calls for remotes, of every tab of a browser: which show what proves the name of their remote, and which do not. */
function callsForRemotes(context: BrowserContext) {
  const calls = { proven: 0, bare: [] as string[] }
  context.on('request', (request) => {
    const { 'x-remote': remote, 'x-remote-proof': proof } = request.headers()
    if (remote === undefined) return
    if (proof === undefined) calls.bare.push(request.url())
    else calls.proven += 1
  })
  return calls
}

test('five tabs and ten refused calls at once cost one refresh, and nobody is signed out', async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  const forRemotes = callsForRemotes(context)
  await signInQuietly(page, accounts.member)
  const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))]
  for (const tab of tabs.slice(1)) watch(tab, complaints, baseURL ?? '')
  for (const tab of tabs) {
    await tab.goto('/home')
    await expect(home(tab)).toBeVisible()
  }
  const refreshes = countRefreshes(context)
  // Every token of before is refused; ten calls or more are on their way from five tabs when the first answer comes.
  const stale = new Set<string>()
  let refused = 0
  let collecting = true
  let open = () => {}
  const together = new Promise<void>((resolve) => {
    open = resolve
  })
  await context.route('**/api/**', async (route) => {
    const bearer = route.request().headers()['authorization']
    if (bearer === undefined) return route.continue()
    if (collecting) stale.add(bearer)
    if (!stale.has(bearer)) return route.continue()
    refused += 1
    if (refused >= 10) open()
    await together
    collecting = false
    const body = { success: false, message: 'Session terminée', status: 401, data: { code: 'SESSION_EXPIRED' } }
    return route.fulfill({ status: 401, json: body })
  })
  for (const tab of tabs) await tab.getByRole('link', { name: text.missions, exact: true }).click()
  for (const tab of tabs) await tab.getByRole('link', { name: text.myMissions, exact: true }).first().click()
  // Two pages of each tab may ask for fewer than ten things: the rest comes with the next page.
  for (const tab of tabs) await tab.getByRole('link', { name: 'Ressources', exact: true }).click()
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/resources$/)
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.getByRole('banner').getByRole('button', { name: text.logout })).toBeVisible()
  }
  await expect.poll(() => refused).toBeGreaterThanOrEqual(10)
  await expect.poll(refreshes.count).toBe(1)
  console.log(`${refused} calls refused in five tabs: ${refreshes.count()} refresh`)
  // Also in tabs that were told of the session by another.
  expect(forRemotes.bare).toEqual([])
  expect(forRemotes.proven).toBeGreaterThan(10)
})

test.describe('as time passes', () => {
  test('the token is renewed ahead of its end', async ({ page, context }) => {
    await page.clock.install()
    await signInQuietly(page, accounts.member)
    await page.goto('/home')
    await expect(home(page)).toBeVisible()
    const refreshes = countRefreshes(context)
    await page.clock.runFor(8 * 60_000)
    expect(refreshes.count()).toBe(0)
    const renewed = page.waitForResponse('**/api/auth/refresh')
    await page.clock.runFor(61_000)
    expect((await renewed).status()).toBe(200)
  })

  test('a laptop that slept for a day goes on where it was', async ({ page }) => {
    await page.clock.install()
    await signInQuietly(page, accounts.member)
    await page.goto('/home')
    await expect(home(page)).toBeVisible()
    // What is being loaded when the clock jumps would count as lost: the page is used once, then sleeps.
    const missions = page.getByRole('link', { name: text.missions, exact: true })
    await missions.click()
    await expect(page.getByText(text.count).first()).toBeVisible()
    await page.goBack()
    await expect(home(page)).toBeVisible()
    await page.clock.fastForward('24:00:00')
    await missions.click()
    await expect(page.getByText(text.count).first()).toBeVisible()
    await expect(page).toHaveURL(/\/missions\/browse/)
  })
})

test(
  'a session that ends in the middle of a form says so, and signing in leads back to what was written',
  { tag: '@promise' },
  async ({ page, request, afterwards }) => {
    const email = (await membersOf(request, '69'))[5] ?? ''
    const token = await tokenFor(request, email)
    const headers = { authorization: `Bearer ${token}` }
    const [mission] = await simpleMissions(request, token, '69')
    const address = `/missions/${mission?.id}`
    const draft = async () => {
      const answer = await request.get(`/api/user/me/drafts/mission.register.${mission?.id}`, { headers })
      const { data }: Envelope<{ content: string | null }> = await answer.json()
      return data.content
    }
    await page.clock.install()
    await signInQuietly(page, email)
    await page.goto(address)
    await page.getByRole('main').getByRole('button', { name: text.register }).click()
    const written = page.getByRole('dialog').getByRole('textbox').first()
    await written.fill('Je connais bien ce quartier')
    await page.clock.runFor(2_000)
    await expect.poll(draft).toContain('Je connais bien ce quartier')

    await page.route('**/api/auth/refresh', (route) =>
      route.fulfill({
        status: 401,
        json: { success: false, message: 'Session terminée', status: 401, data: { code: 'SESSION_EXPIRED' } },
      }),
    )
    const all = 'Je connais bien ce quartier et j’y ai des amis.'
    // No moment passes between the last words and the hour: they would reach the server with a token that is still good.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    await written.fill(all)
    // A member's page renews by itself: nobody has to press anything to learn that it was refused.
    await page.clock.fastForward('01:00:00')
    await page.clock.resume()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(text.sessionExpired)).toHaveCount(1)
    expect(await draft(), 'the end of the text came too late for that session').not.toContain('amis')
    await page.unroute('**/api/auth/refresh')
    await fillSignIn(page, email, password)
    await expect(page).toHaveURL(new RegExp(`${address}\\?register=$`))
    await expect(written).toHaveValue(all)
    await page.clock.runFor(2_000)
    await expect.poll(draft, { message: 'what was in the tab reaches the server' }).toContain(all)

    afterwards(() => request.post(`/api/mission/${mission?.id}/unregister`, { headers, data: { reasonCode: 'other' } }))
    await page.getByRole('dialog').getByRole('button', { name: text.send }).click()
    await expect(page.getByRole('main').getByText(text.sent).first()).toBeVisible()
    await expect.poll(draft, { message: 'what was sent is kept no longer' }).toBeNull()
  },
)

test('no token can be read by a script, and the cookies are closed to it', async ({ page, context }) => {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  await signInQuietly(page, accounts.member)
  for (const path of ['/home', '/missions/browse', '/my_missions', '/resources', '/dashboard', '/change_password']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const contents = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.onerror = () => reject(new Error(name))
            opening.onsuccess = () => {
              const db = opening.result
              const stores = [...db.objectStoreNames]
              if (stores.length === 0) return resolve([])
              const all = stores.map(
                (store) =>
                  new Promise((done) => {
                    const reading = db.transaction(store).objectStore(store).getAll()
                    reading.onsuccess = () => done(reading.result)
                  }),
              )
              void Promise.all(all).then(resolve)
            }
          }),
      ),
    )
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      contents,
      document.cookie,
      history.state,
      location.href,
    ])
  })
  // One is open: it says that there is a session, and nothing of it.
  const cookies = (await context.cookies()).filter(({ name }) => name !== 'session-open')
  const secrets = cookies.map(({ value }) => value)
  for (const where of [stored, ...seen]) {
    for (const secret of secrets) expect(where).not.toContain(secret)
    expect(where).not.toMatch(/eyJ[\w-]{10,}/)
  }
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    '__Host-device',
    '__Host-media',
    '__Host-page',
    '__Host-refresh',
  ])
  for (const cookie of cookies) {
    // A page that a mail's link opens keeps the key of the others.
    const sameSite = cookie.name === '__Host-page' ? 'Lax' : 'Strict'
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite, path: '/', domain: 'localhost' })
  }
})

test('every answer to somebody signed in is kept nowhere', async ({ request }) => {
  const headers = { authorization: `Bearer ${await tokenFor(request, accounts.admin)}` }
  for (const path of [
    '/user/me',
    '/user/list?pageSize=5',
    '/auth/sessions',
    '/mission/list?pageSize=5',
    '/mission/creator_missions?pageSize=5',
    '/article/list?pageSize=5',
    '/mission/00000000-0000-4000-8000-000000000000',
  ]) {
    const answer = await request.get(`/api${path}`, { headers })
    expect(answer.headers()['cache-control'], path).toContain('no-store')
  }
})
