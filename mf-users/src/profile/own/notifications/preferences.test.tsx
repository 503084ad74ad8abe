import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { noConsents, sampleUser } from '../../../testing/sample-users.ts'

/** The choice of mails of a member, each answer of whose service comes once `before` is over. */
async function openPreferences(before: () => Promise<void>) {
  let user = sampleUser({ consents: noConsents })
  const sent: unknown[] = []
  const page = await open('/users/me?tab=notifications', 'member', {
    answers: {
      'user.get': () => user,
      'user.edit': async ({ body }) => {
        sent.push(body.consents)
        await before()
        user = { ...user, consents: { ...noConsents, ...user.consents, ...body.consents } }
        return user
      },
      'user.notifications': () => ({
        items: [],
        total: 0,
        totalIsCapped: false,
        page: 0,
        pageSize: 10,
        lastPage: 0,
        unread: 0,
      }),
      'mission.calendarFeed': () => ({ since: null }),
    },
  })
  await expect.poll(page.text).toContain('Ce que vous recevez par e-mail')
  const switches = () => page.all('input[role="switch"]').map((one) => 'checked' in one && one.checked)
  return { page, sent, switches, press: (index: number) => page.all('input[role="switch"]')[index]?.click() }
}

test('switches that are pressed while one is being saved move at once, and are all saved', async () => {
  let answered: () => void = () => undefined
  const answer = new Promise<void>((resolve) => (answered = resolve))
  const { page, sent, switches, press } = await openPreferences(() => answer)
  press(0)
  await expect.poll(() => sent).toEqual([{ stoppedMails: ['invitations'] }])
  press(1)
  await expect.poll(switches).toEqual([false, false, false])
  press(2)
  await expect.poll(switches).toEqual([false, false, true])
  expect(page.toasts).toEqual([])
  answered()
  await expect
    .poll(() => sent)
    .toEqual([{ stoppedMails: ['invitations'] }, { stoppedMails: ['invitations', 'after_missions'], newsletter: true }])
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Votre choix est enregistré.')
  expect(switches()).toEqual([false, false, true])
  page.unmount()
})

test('a choice that could not be saved stays, says why, and is saved with one press', async () => {
  let down = true
  const { page, sent, switches, press } = await openPreferences(async () => {
    if (down) throw refusal('SERVICE_UNAVAILABLE', 'Momentanément indisponible')
  })
  press(2)
  await expect.poll(page.text).toContain('Momentanément indisponible')
  expect(switches()).toEqual([true, true, true])
  expect(page.toasts).toEqual([])
  down = false
  page.press('Enregistrer\u00a0: Ce que vous recevez par e-mail')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Votre choix est enregistré.')
  expect(sent).toEqual([{ newsletter: true }, { newsletter: true }])
  page.unmount()
})
