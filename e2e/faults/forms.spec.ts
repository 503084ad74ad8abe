import type { APIRequestContext, BrowserContext, Locator, Page, Route } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { mailsTo } from '../mailbox.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { words } from '../words.ts'
import { readMissions } from './databases.ts'
import { reportFault, rounds } from './fault-report.ts'
import { pause } from './programs.ts'
import { arrival, register, type Registrant, registrants, withdraw } from './registering.ts'

const phone = { name: 'phone', width: 360, height: 740 }
const desktop = { name: 'desktop', width: 1280, height: 900 }
const both = [phone, desktop]

/** What the person is told at once: limits in ms. */
const saysSoWithin = 1_000
/** The gateway's own limit, and two quiet tries within eight seconds. */
const givesUpWithin = 20_000
/** What is under way for so long is said to be. */
const stillSendingAfter = 5_000

const offlineNotice = 'Vous êtes hors connexion. Gardez cette page ouverte'

for (const { name, ...viewport } of both.slice(0, rounds(1, 2)))
  test.describe(`a registration on a ${name}`, () => {
    test.use({ viewport })

    test('outlasts being offline, a silent service and a lost answer, and is made once', async ({
      page,
      context,
      request,
      afterwards,
    }, info) => {
      const [person] = await registrants(request, 1)
      if (!person) return
      afterwards(() => withdraw(request, person))
      await signIn(page, person.email)
      await openRegistration(page, person)
      const motivation = 'Je connais bien ce stand et je peux venir le matin.'
      const field = page.getByRole('dialog').getByRole('textbox').first()
      await field.fill(motivation)
      const send = page.getByRole('dialog').getByRole('button', { name: /^Envoyer ma demande|^M’inscrire|^S’inscrire/ })
      const failure = page.getByRole('dialog').getByRole('alert')
      const kept = () => expect(field).toHaveValue(motivation)

      await goOffline(page, context, afterwards)
      await page.screenshot({ path: info.outputPath(`offline-${name}.png`) })
      const pressed = Date.now()
      await send.click()
      await expect(failure).toContainText('hors connexion', { timeout: 5 * saysSoWithin })
      const told = Date.now() - pressed
      await kept()
      await page.screenshot({ path: info.outputPath(`failed-offline-${name}.png`) })
      await context.setOffline(false)
      await expect(page.getByText(offlineNotice)).toHaveCount(0)

      const resume = pause('svc-missions')
      afterwards(resume)
      await send.click()
      await expect(send).toHaveAttribute('aria-busy', 'true')
      const silent = await givesUp(failure, 'réessayez')
      await kept()
      await page.screenshot({ path: info.outputPath(`failed-silent-${name}.png`) })
      resume()
      await answersAgain(request, person)

      const lost = await loseAnswers(page, /\/register$/, () => context.setOffline(true))
      await send.click()
      const unheard = await givesUp(failure, 'hors connexion')
      await kept()
      expect(lost.answered, 'the server had done it').toBe(200)
      await context.setOffline(false)
      await page.unroute(/\/register$/)

      await send.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText('Votre demande est envoyée').first()).toBeVisible()
      await arrival(request, [person])
      const events = await eventsOf(person, 'missions.participant.registered')
      expect(events).toBe(1)
      reportFault({
        fault: `a registration on a ${name}: offline, silent service, lost answer`,
        injected: 3,
        acknowledged: 1,
        kept: events,
        measured: `offline said after ${told} ms (limit ${saysSoWithin} ms), given up after ${silent} and ${unheard} ms (limit ${givesUpWithin} ms)`,
      })
    })
  })

for (const { name, ...viewport } of rounds(1, 2) === 1 ? [desktop] : both)
  test.describe(`a rejection on a ${name}`, () => {
    test.use({ viewport })

    test('whose answers are lost keeps its comment, and is made once', async ({ page, request, afterwards }, info) => {
      const [person] = await registrants(request, 1)
      if (!person) return
      afterwards(() => withdraw(request, person))
      await register(request, person)
      await signIn(page, accounts.admin)
      await page.goto(`/missions/${person.mission.id}?tab=participants`)
      await page.getByRole('button', { name: `Refuser ${person.displayName}`, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Raison' }).click()
      await page.getByRole('option').first().click()
      const comment = `Merci de votre intérêt (${Date.now()}).`
      const field = dialog.getByRole('textbox')
      await field.fill(comment)

      const lost = await loseAnswers(page, /\/reject_user$/)
      const refuse = dialog.getByRole('button', { name: 'Refuser', exact: true })
      await refuse.click()
      const unheard = await givesUp(dialog.getByRole('alert'), 'réessayez')
      await expect(field).toHaveValue(comment)
      await page.screenshot({ path: info.outputPath(`failed-rejection-${name}.png`) })
      expect({ answered: lost.answered, keys: lost.keys.size }).toEqual({ answered: 200, keys: 1 })
      expect(lost.sent, 'tries before anybody is told').toBe(3)
      await page.unroute(/\/reject_user$/)

      await refuse.click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(`La réponse est envoyée à ${person.displayName}.`)).toBeVisible()
      const isAnswer = (subject: string) =>
        /^Réponse à votre demande/.test(subject) && plain(subject).includes(plain(person.mission.title))
      const mails = async () => (await mailsTo(request, person.email)).filter(({ subject }) => isAnswer(subject))
      await expect.poll(async () => (await mails()).length).toBe(1)
      const events = await eventsOf(person, 'missions.participant.refused')
      expect(events).toBe(1)
      reportFault({
        fault: `a rejection on a ${name} whose answer is lost three times`,
        injected: lost.sent,
        acknowledged: 1,
        kept: events,
        measured: `given up after ${unheard} ms (limit ${givesUpWithin} ms)`,
      })
    })
  })

test.describe('a slow line', () => {
  test.use({ viewport: { width: phone.width, height: phone.height } })

  test('keeps every place, says that it is sending, and sends once', async ({ page, context, request, afterwards }) => {
    const [person] = await registrants(request, 1)
    if (!person) return
    afterwards(() => withdraw(request, person))
    await signIn(page, person.email)
    const line = await context.newCDPSession(page)
    const slow = (latency: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      })

    await slow(400)
    await page.evaluate(watchShifts)
    await page.getByRole('navigation').getByRole('link', { name: 'Missions', exact: true }).last().click()
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d+ missions?$/)
        .first(),
    ).toBeVisible()
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
    expect(shift, 'layout shift on a slow line').toBeLessThan(0.1)

    await slow(0)
    await openRegistration(page, person)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('Je connais bien ce stand.')
    const send = dialog.getByRole('button', { name: /^Envoyer ma demande|^M’inscrire|^S’inscrire/ })
    const sent: string[] = []
    page.on('request', (one) => {
      if (one.method() === 'POST' && one.url().endsWith('/register')) sent.push(one.headers()['idempotency-key'] ?? '')
    })
    await slow(6_500)
    const pressed = Date.now()
    await send.click()
    await expect(send).toHaveAttribute('aria-busy', 'true', { timeout: 5 * saysSoWithin })
    const busy = Date.now() - pressed
    await send.click({ force: true })
    await expect(dialog.getByText('L’envoi continue')).toBeVisible({ timeout: 5 * stillSendingAfter })
    const going = Date.now() - pressed
    await slow(0)
    await expect(dialog).toHaveCount(0)
    expect(sent).toHaveLength(1)
    expect(await eventsOf(person, 'missions.participant.registered')).toBe(1)
    reportFault({
      fault: 'a slow line under a registration pressed twice',
      injected: 1,
      acknowledged: 1,
      kept: 1,
      measured: `busy after ${busy} ms (limit ${saysSoWithin} ms), "still sending" after ${going} ms (limit ${stillSendingAfter} ms), layout shift ${shift.toFixed(3)}`,
    })
  })
})

async function openRegistration(page: Page, { mission }: Registrant): Promise<void> {
  await page.goto(`/missions/${mission.id}`)
  await page.getByRole('main').getByRole('button', { name: words.fr.register }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** In ms from the press that has just been made until the failure is told in these words. */
async function givesUp(failure: Locator, words: string): Promise<number> {
  const pressed = Date.now()
  await expect(failure).toContainText(words, { timeout: 5 * givesUpWithin })
  return Date.now() - pressed
}

/** A service that was silent has calls to work off, and the gateway tries it again when its pause is over. */
async function answersAgain(request: APIRequestContext, { headers, mission }: Registrant): Promise<void> {
  const status = async () => (await request.get(`/api/mission/${mission.id}`, { headers })).status()
  await expect.poll(status, { message: 'svc-missions answers again' }).toBe(200)
}

async function goOffline(page: Page, context: BrowserContext, afterwards: (restore: () => unknown) => void) {
  afterwards(() => context.setOffline(false))
  await context.setOffline(true)
  await expect(page.getByText(offlineNotice)).toBeVisible({ timeout: 5 * saysSoWithin })
}

/** The server does what it is asked, and nobody hears of it. */
async function loseAnswers(page: Page, address: RegExp, then: () => Promise<void> = async () => {}) {
  const lost = { sent: 0, answered: 0, keys: new Set<string | undefined>() }
  await page.route(address, async (route: Route) => {
    const answer = await route.fetch()
    lost.sent += 1
    lost.answered = answer.status()
    lost.keys.add(route.request().headers()['idempotency-key'])
    await then()
    await route.abort('connectionreset')
  })
  return lost
}

/** Mails are set with spaces that do not break. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** How often a fact about this person and mission was recorded. */
async function eventsOf({ id, mission }: Registrant, type: string): Promise<number> {
  const rows = await readMissions<{ id: number }>(
    `select id from outbox where type = $1 and aggregate_id = $2 and payload -> 'data' ->> 'userId' = $3
     and created_at > now() - interval '10 minutes'`,
    [type, mission.id, id],
  )
  return rows.length
}

/** In the page: adds up by how much things jump. */
function watchShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift: PerformanceEntry & { value?: number; hadRecentInput?: boolean } = entry
      if (!shift.hadRecentInput) sum += shift.value ?? 0
    }
    document.documentElement.dataset['shift'] = String(sum)
  }).observe({ type: 'layout-shift', buffered: false })
}
