import { asAdmin, makeMission, personOf } from '../made-missions.ts'
import { mailTo } from '../mailbox.ts'
import { tokenFor } from '../token-for.ts'
import { membersOf } from '../people.ts'
import { expectAccessible } from '../screens/accessible.ts'
import { expect, test } from '../watched-page.ts'

const day = 86_400_000

/** What a mail leads to: the page that answers without a sign-in. */
function answerLink(text: string): string {
  const link = /https?:\/\/\S+\/mission_answer#\S+/.exec(text)?.[0]
  if (!link) throw new Error('the mail has no link to answer by')
  return link
}

test.use({ viewport: { width: 360, height: 800 } })

test('a mission is moved and then cancelled: each answer comes from the mail, without a sign-in', async ({
  page,
  request,
}) => {
  const title = `Matinée au marché ${Date.now().toString(36)}`
  const email = (await membersOf(request, '44')).at(3) ?? ''
  const member = await personOf(request, email)
  const startAt = new Date(Date.now() + 10 * day)
  const dates = { startAt: startAt.toISOString(), endAt: new Date(startAt.getTime() + day / 8).toISOString() }
  const missionId = await makeMission(request, title, { type: 'event_participation', ...dates })
  const main = page.getByRole('main')

  await asAdmin(request, 'POST', `/mission/${missionId}/add_participants`, { userIds: [member.id] })
  const invitation = answerLink((await mailTo(request, email, (subject) => subject.endsWith(title))).text)
  await page.goto(invitation)
  await expect(main.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page, 'an invitation in a mail')
  await main.getByRole('button', { name: 'Oui, je participe' }).click()
  await expect(main.getByText('Vous participez à cette mission.')).toBeVisible()
  await expectAccessible(page, 'an invitation that is answered')

  const headers = { authorization: `Bearer ${await tokenFor(request, email)}` }
  const { data } = await (await request.get(`/api/mission/${missionId}`, { headers })).json()
  const later = new Date(startAt.getTime() + 7 * day)
  await asAdmin(request, 'PUT', `/mission/${missionId}/reschedule`, {
    startAt: later.toISOString(),
    endAt: new Date(later.getTime() + day / 8).toISOString(),
    reason: 'La salle n’est plus libre ce jour-là.',
    updatedAt: data.updatedAt,
  })
  const moved = await mailTo(request, email, (subject) => subject.startsWith('Nouvelle date'))
  await page.goto('/')
  await page.goto(answerLink(moved.text))
  await main.getByRole('button', { name: 'Oui, je garde ma place' }).click()
  await expect(main.getByText('Vous participez à cette mission.')).toBeVisible()
  await page.goto('/')
  await page.goto(invitation)
  await expect(main.getByText('La mission a changé depuis ce message')).toBeVisible()

  await asAdmin(request, 'PUT', `/mission/${missionId}/cancel`, { reason: 'Une tempête est annoncée.' })
  const cancelled = await mailTo(request, email, (subject) => subject.startsWith('Mission annulée'))
  expect(cancelled.text).toContain('Une tempête est annoncée.')
  await page.goto('/')
  await page.goto(answerLink(moved.text))
  await expect(main.getByText('Il n’y a plus rien à répondre')).toBeVisible()
})
