import type { APIRequestContext } from '@playwright/test'
import { callAs } from '../api.ts'
import { accounts } from '../accounts.ts'
import { mailsTo, mailTo } from '../mailbox.ts'
import { simpleMissions } from '../missions.ts'
import { tokenFor } from '../token-for.ts'
import { signIn } from '../people.ts'
import { expect, test, watch } from '../watched-page.ts'
import { words } from '../words.ts'

const text = words.fr

/** French typography puts a non-breaking space before some marks; a text is the same with and without. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** What the issue asks of a change that another person must see. */
const limitMs = 2_000

/** The first of these that somebody manages: its mails go to them. */
async function managedBy<Mission extends { id: string }>(
  request: APIRequestContext,
  role: 'referent',
  missions: readonly Mission[],
): Promise<Mission | undefined> {
  const { data: manager } = await callAs<{ id: string }>(request, role, 'GET', '/user/me')
  for (const mission of missions) {
    const { data } = await callAs<{ managerIds: string[] }>(request, role, 'GET', `/mission/${mission.id}`)
    if (data.managerIds.includes(manager.id)) return mission
  }
  return undefined
}

test(
  'the referent accepts a registration: the member sees it within two seconds, and a mail arrives',
  { tag: '@promise' },
  async ({ page, browser, request, complaints, baseURL }) => {
    const memberToken = await tokenFor(request, accounts.member)
    const headers = { authorization: `Bearer ${memberToken}` }
    const missions = await simpleMissions(request, memberToken, '69')
    const mission = await managedBy(request, 'referent', missions.reverse())
    if (!mission) throw new Error('The referent of department 69 manages no simple open mission')

    await signIn(page, accounts.member)
    await page.goto(`/missions/${mission.id}`)
    await page.getByRole('button', { name: text.register }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.send }).click()
    await expect(page.getByRole('main').getByText(text.sent).first()).toBeVisible()
    const me = await callAs<{ displayName: string }>(request, 'member', 'GET', '/user/me')

    const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport: { width: 1280, height: 900 } })
    const referent = await context.newPage()
    watch(referent, complaints, baseURL ?? '')
    await signIn(referent, accounts.referent)
    await referent.goto(`/missions/${mission.id}`)
    await referent.getByRole('tab', { name: /Participations/ }).click()
    const accept = referent.getByRole('button', { name: `Accepter ${me.data.displayName}` })
    await expect(accept).toBeVisible()

    // The member's page is not touched from here on: no click, no reload.
    const before = await page.evaluate(() => performance.timeOrigin)
    await accept.click()
    await expect(referent.getByRole('button', { name: `Annuler ${me.data.displayName}` })).toBeVisible()
    // Held for ten seconds; who leaves the list sends it at once.
    const acceptedAt = Date.now()
    await referent.getByRole('tab', { name: /Invitations/ }).click()
    await expect(page.getByRole('main').getByText(text.confirmedState).first()).toBeVisible({ timeout: 5 * limitMs })
    const seenAfter = Date.now() - acceptedAt
    console.log(`the member saw the acceptance after ${seenAfter} ms (limit ${limitMs} ms)`)
    expect(seenAfter).toBeLessThan(5 * limitMs)
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)

    // Others may have confirmed a place of this member before.
    const confirmations = async () =>
      (await mailsTo(request, accounts.member))
        .filter(({ subject }) => subject.includes('Votre participation est confirmée'))
        .map(({ text: said }) => plain(said))
    await expect.poll(confirmations).toContainEqual(expect.stringContaining(plain(mission.title)))
    await mailTo(request, accounts.referent, (subject) =>
      plain(subject).includes(plain(`demande à participer : ${mission.title}`)),
    )

    await context.close()
    const withdrawn = await request.post(`/api/mission/${mission.id}/unregister`, {
      headers,
      data: { reasonCode: 'not_available' },
    })
    expect(withdrawn.status()).toBe(200)
  },
)
