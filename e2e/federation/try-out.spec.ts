import type { Deliveries } from '@ensemble/contracts/deliveries'
import { accounts } from '../accounts.ts'
import { callAs } from '../api.ts'
import { reportFault } from '../faults/fault-report.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { expect } from '../watched-page.ts'
import { areas, titleOf } from './areas.ts'
import { aboutRemotes } from './complaints.ts'
import { remote } from './delivery.ts'
import { deliveryApi } from './delivery-api.ts'
import { editedBuild } from './edited-build.ts'
import { entryOf, registered, takeAway } from './published.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const name = 'mf-articles'
const area = areas.find((candidate) => candidate.remote === name)
const oldText = 'Des articles relus par la Ligue'
const newText = 'Des articles à l’essai de la Ligue'

/** Loads that one sender can count, and so many are enough for a verdict (decision 68). */
const enoughLoads = 12

test('a version is looked at by link, tried by a role, and taken back by itself when browsers cannot load it', async ({
  page,
  request,
  browser,
  baseURL,
  afterwards,
  expectComplaint,
}) => {
  expectComplaint(aboutRemotes)
  if (!area) throw new Error(`no area of ${name}`)
  const { version: good } = await registered(request, name)
  const next = await editedBuild(name, 'tried', (text) => text.replaceAll(oldText, newText))
  afterwards(next.remove)
  await deliveryApi(request, name).publish(next)

  // The link: for whoever begins it first, with a banner, and nobody else notices.
  const [, link = ''] = (await remote('preview', name, next.version)).split('\n')
  await signIn(page, accounts.admin)
  await page.goto(link)
  await expectAccessible(page, 'the page behind a link of a preview')
  await page.getByRole('button', { name: 'Commencer l’essai' }).click()
  await expect(page).toHaveURL(/\/(home)?$/)
  await page.goto(area.path)
  await expect(page.getByText(newText)).toBeVisible()
  const banner = page.getByText(`Aperçu de ${name} ${next.version}`)
  await expect(banner).toBeVisible()
  await expectAccessible(page, 'a page of a preview')
  const other = await browser.newContext({ baseURL, locale: 'fr-FR' })
  afterwards(() => other.close())
  const visitor = await other.newPage()
  await signIn(visitor, accounts.member)
  await visitor.goto(area.path)
  await expect(visitor.getByText(oldText)).toBeVisible()
  await expect(visitor.getByText('Aperçu de')).toHaveCount(0)
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Commencer l’essai' }).click()
  await expect(visitor.getByRole('heading', { name: 'L’essai ne commence pas' })).toBeVisible()
  await expect(visitor.getByText('Ce lien a déjà servi')).toBeVisible()
  await expectAccessible(visitor, 'a preview that does not begin')
  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click()
  await page.goto(area.path)
  await expect(page.getByText(oldText)).toBeVisible()
  await expect(banner).toHaveCount(0)

  // Tried by admins first.
  expect(await remote('promote', name, next.version, '--roles', 'admin')).toContain(next.version)
  afterwards(async () => {
    const { canary } = await liveOf()
    if (canary) await deliveryApi(request, name).rollBack()
  })
  await expect(async () => {
    await page.goto(area.path)
    await expect(page.getByText(newText).or(page.getByText(oldText))).toBeVisible()
    expect(await page.getByText(newText).isVisible()).toBe(true)
  }).toPass()
  await visitor.goto(area.path)
  await expect(visitor.getByText(oldText)).toBeVisible()

  // Browsers cannot load it: each falls back, tells, and nobody gets it any more.
  const bringBack = await takeAway(name, next.version, await entryOf(name, next.version))
  afterwards(bringBack)
  const client = await page.context().newCDPSession(page)
  const begun = Date.now()
  let loads = 0
  while ((await liveOf()).canary && loads < enoughLoads) {
    loads += 1
    await client.send('Network.clearBrowserCache')
    await page.goto(area.path)
    await expect(titleOf(page, area)).toBeVisible()
    await expect(page.getByText(oldText)).toBeVisible()
    // What the visitor went through is told when the page is left.
    await page.goto('/unauthorised')
  }
  await expect.poll(async () => (await liveOf()).canary).toBeNull()
  reportFault({
    fault: 'a version that is tried cannot be loaded',
    injected: loads,
    measured: `withdrawn for all after ${loads} loads of one browser, ${Date.now() - begun} ms`,
  })

  await page.goto('/deliveries')
  const history = page.getByRole('list', { name: 'Historique' })
  const withdrawn = history.getByRole('listitem').first()
  await expect(withdrawn).toContainText('par la plateforme elle-même')
  await expect(withdrawn).toContainText(/\d+ chargements sur \d+ ont échoué/)
  await expect(page.getByRole('region', { name: 'Ressources' })).toContainText(good)
  await expectAccessible(page, 'what was delivered')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'what was delivered, on a phone')

  async function liveOf() {
    const { data } = await callAs<Deliveries>(request, 'admin', 'GET', '/deliveries')
    const live = data.remotes.find((candidate) => candidate.name === name)
    if (!live) throw new Error(`${name} is not live`)
    return live
  }
})
