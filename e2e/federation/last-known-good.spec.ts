import { accounts } from '../accounts.ts'
import { reportFault } from '../faults/fault-report.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { areas, loadedAt, titleOf } from './areas.ts'
import { aboutRemotes } from './complaints.ts'
import { remote } from './delivery.ts'
import { deliveryApi } from './delivery-api.ts'
import { editedBuild, forReact18, thatThrows } from './edited-build.ts'
import { loadsCounted } from './load-reports.ts'
import { alter, entryOf, registered, takeAway } from './published.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const name = 'mf-articles'
const area = areas.find((candidate) => candidate.remote === name)
const oldText = 'Des articles relus par la Ligue pour comprendre, s’orienter et agir.'
const newText = `Des articles livrés ${new Date().toISOString()}.`

test('a new version that is broken gives way to the one before it, and the visitor is told nothing alarming', async ({
  page,
  request,
  afterwards,
  expectComplaint,
}) => {
  expectComplaint(aboutRemotes)
  if (!area) throw new Error(`no area of ${name}`)
  const { version: good } = await registered(request, name)
  afterwards(async () => {
    if ((await registered(request, name)).version !== good) await remote('promote', name, good)
  })

  const changed = await editedBuild(name, 'changed', (text) => text.replaceAll(oldText, newText))
  afterwards(changed.remove)
  await remote('publish', name, '--dist', changed.dist)
  await remote('promote', name, changed.version)
  await signIn(page, accounts.member)
  const browser = await page.context().newCDPSession(page)

  /** Opens the area as if for the first time; the page of the given text must come, without any card. */
  async function open(text: string): Promise<number> {
    await browser.send('Network.clearBrowserCache')
    const asked = Date.now()
    await page.goto(area?.path ?? '')
    await expect(page.getByText(text)).toBeVisible()
    const shownAfter = Date.now() - asked
    await expect(page.getByRole('heading', { level: 1, name: area?.title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
    return shownAfter
  }
  /** What the visitor went through is sent when the page is left; the gateway has it a moment later. */
  async function told(labels: Record<string, string>): Promise<void> {
    await page.goto('/login')
    await expect
      .poll(() => loadsCounted({ remote: name, ...labels }), { message: `report of ${JSON.stringify(labels)}` })
      .toBeGreaterThan(0)
  }

  await open(newText)
  await told({ version: changed.version, outcome: 'loaded' })

  const shownAfter: number[] = []
  const bringBackManifest = await takeAway(name, changed.version, 'mf-manifest.json')
  afterwards(() => bringBackManifest().catch(() => undefined))
  shownAfter.push(await open(oldText))
  await told({ version: changed.version, phase: 'manifest', outcome: 'recovered', error: 'unreachable' })
  await bringBackManifest()

  const entry = await entryOf(name, changed.version)
  const bringBackEntry = await alter(name, changed.version, entry)
  afterwards(() => bringBackEntry().catch(() => undefined))
  shownAfter.push(await open(oldText))
  await told({ version: changed.version, phase: 'entry', outcome: 'recovered', error: 'unreachable' })
  await bringBackEntry()
  await open(newText)

  // From here on the version that was built is the one before.
  const api = deliveryApi(request, name)
  const react18 = await editedBuild(name, 'react18', forReact18, changed.dist)
  afterwards(react18.remove)
  await api.publish(react18)
  await api.promote(react18.version)
  shownAfter.push(await open(newText))
  await told({ version: react18.version, outcome: 'recovered', error: 'share' })
  await api.rollBack()

  const throwing = await editedBuild(name, 'throws', thatThrows, changed.dist)
  afterwards(throwing.remove)
  await api.publish(throwing)
  await api.promote(throwing.version)
  await page.goto(area.path)
  const origin = await loadedAt(page)
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText(newText), 'what threw gives way when the visitor asks again').toBeVisible()
  expect(await loadedAt(page), 'the page was loaded anew').toBe(origin)
  await told({ version: throwing.version, phase: 'mount', outcome: 'failed', error: 'threw' })
  await expect(titleOf(page, area)).toHaveCount(0)

  const measured = `the older page after ${shownAfter.join(', ')} ms`
  reportFault({ fault: 'new version of a remote is broken', injected: 4, measured })
})
