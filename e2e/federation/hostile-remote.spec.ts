import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { changeAsOwner } from '../faults/databases.ts'
import { reportFault } from '../faults/fault-report.ts'
import { addMember, idOf, newcomer, removeAccount } from '../newcomers.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { areas, visit } from './areas.ts'
import { deliveryApi } from './delivery-api.ts'
import { editedBuild } from './edited-build.ts'
import { forgers } from './forgers.ts'
import { thieves } from './thieves.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const name = 'mf-articles'

test('a remote that is after the token of a visitor does not get it', async ({
  page,
  context,
  request,
  afterwards,
  expectComplaint,
}) => {
  // What thieves try is refused, and browsers say so.
  expectComplaint(/403|frame|Refused|X-Frame-Options|auth\/refresh|thief/i)
  const secrets = secretsOnTheWire(context)
  await bringHostile(thieves, { request, afterwards })

  await signIn(page, accounts.admin)
  const [missions, articles, users] = areas
  if (!missions || !articles || !users) throw new Error('three areas')
  await visit(page, articles)
  await expect.poll(() => page.evaluate(() => globalThis.loot?.length ?? 0)).toBeGreaterThan(10)

  // All that moves a token, under their eyes: calls, a renewal, another tab that asks for it, and one that renews it.
  await visit(page, missions)
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/auth/refresh') && answer.ok())
  await refuseOnce(context, '**/api/user/list*')
  await visit(page, users)
  await renewed
  const second = await context.newPage()
  await second.goto('/home')
  // The title is there before anybody is asked who looks on; the ways of who is signed in come with the answer.
  await expect(second.getByRole('banner').getByRole('link', { name: 'Missions', exact: true })).toBeVisible()
  await second.close()
  await visit(page, articles)
  await visit(page, missions)

  const loot = await page.evaluate(() => globalThis.loot ?? [])
  // Not at the first try: the kit is fetched with the first remote.
  expect(loot.some(([, text]) => /^shells found: [1-9]/.test(text))).toBe(true)
  expect(secrets.size).toBeGreaterThan(2)
  const stolen = loot.filter(([, text]) => [...secrets].some((secret) => text.includes(secret)))
  const thefts = new Set(loot.map(([theft]) => theft))
  expect([...new Set(stolen.map(([theft]) => theft))]).toEqual([])
  expect(thefts.size).toBeGreaterThan(10)
  reportFault({
    fault: `${name} after the token`,
    injected: thefts.size,
    measured: `${secrets.size} tokens and keys on the wire, none of them seen`,
  })
})

test('a remote that asks by every kit it finds makes nobody an admin, unless the admin proves anew who they are', async ({
  page,
  request,
  afterwards,
  expectComplaint,
}) => {
  expectComplaint(/403|frame|Refused|X-Frame-Options|auth\/refresh|thief/i)
  const person = await addMember(request, newcomer())
  afterwards(() => removeAccount(request, person.email))
  const id = (await idOf(request, person.email)) ?? ''
  await bringHostile(forgers, { request, afterwards })
  await signIn(page, accounts.admin)
  // Ten minutes after the password: what comes sooner needs no new one, whichever remote asks.
  await changeAsOwner(
    'ensemble_users',
    `update sessions set proved_at = proved_at - interval '11 minutes'
     where id = (select s.id from sessions s join users u on u.id = s.user_id where u.email = '${accounts.admin}'
                 order by s.created_at desc limit 1)`,
  )
  const [missions, articles, users] = areas
  if (!missions || !articles || !users) throw new Error('three areas')
  // Every kit that the page can have is there to be found.
  for (const area of [missions, users, articles]) await visit(page, area)
  const asked = page.waitForResponse(
    async (answer) => answer.url().endsWith(`/user/${id}/edit`) && (await answer.text()).includes('PROOF_REQUIRED'),
  )
  // Not waited for: it hears nothing before the admin has answered the shell.
  await page.evaluate((userId) => void globalThis.forge?.(userId), id)
  await asked
  await expect(page.getByRole('dialog').first()).toBeVisible()
  await page.keyboard.press('Escape')
  expect((await callAs(request, 'admin', 'GET', `/user/${id}`)).data).toMatchObject({ role: 'member' })
})

/** Puts a version of the remote live that runs this as well. */
async function bringHostile(
  code: () => void,
  { request, afterwards }: { request: APIRequestContext; afterwards: (restore: () => unknown) => void },
): Promise<void> {
  const api = deliveryApi(request, name)
  const hostile = await editedBuild(name, `hostile${Date.now().toString(36)}`, (text, file) =>
    file.startsWith('__federation_expose') ? `${text};(${code.toString()})()` : text,
  )
  afterwards(hostile.remove)
  await api.publish(hostile)
  await api.promote(hostile.version)
  afterwards(() => api.rollBack())
}

/** Every token and key of the page that goes over the wire, as the network shows them. */
function secretsOnTheWire(context: BrowserContext): Set<string> {
  const secrets = new Set<string>()
  context.on('request', (sent) => {
    const { authorization, 'x-page-key': key } = sent.headers()
    if (authorization) secrets.add(authorization.replace('Bearer ', ''))
    if (key) secrets.add(key)
  })
  context.on('response', async (answer) => {
    if (!answer.url().endsWith('/auth/refresh') || !answer.ok()) return
    // Of a page that is gone nothing can be read any more; what it has sent on is in its requests.
    const token = await answer.json().then(
      ({ data }) => data.accessToken,
      () => null,
    )
    if (token) secrets.add(token)
  })
  return secrets
}

/** The next call there is told that its session has ended, so that the page renews it. */
async function refuseOnce(context: BrowserContext, address: string): Promise<void> {
  const body = { success: false, message: 'Session terminée', status: 401, data: { code: 'SESSION_EXPIRED' } }
  await context.route(address, (route) => route.fulfill({ status: 401, json: body }), { times: 1 })
}
