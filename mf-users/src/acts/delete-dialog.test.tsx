import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId, sampleUser } from '../testing/sample-users.ts'

const nothing = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 }
const inWindow = '[role="dialog"], [role="alertdialog"]'

async function openAccount(account: Partial<ReturnType<typeof sampleUser>> = {}) {
  const sent: unknown[] = []
  const page = await open(`/users/${sampleId(2)}`, 'admin', {
    answers: {
      'user.get': () => sampleUser({ id: sampleId(2), ...account, allowedActions: ['suspend', 'delete'] }),
      'user.delete': ({ body }) => {
        sent.push(body)
        return { id: sampleId(2), status: 'deleted' }
      },
      'activity.list': () => nothing,
      'mission.participantMissions': () => nothing,
    },
  })
  await expect.poll(page.text).toContain('Gérer le compte')
  const window = () => page.all(inWindow)[0]
  const openWindow = async () => {
    page.press('Supprimer')
    await expect.poll(() => window()?.textContent).toContain('Raison')
  }
  const box = () => window()?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  const confirm = () =>
    [...(window()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Supprimer')?.click()
  return { page, sent, window, openWindow, box, confirm }
}

test('an account of somebody who died is deleted without a mail, also where the window was closed in between', async () => {
  const { page, sent, window, openWindow, box, confirm } = await openAccount()
  await openWindow()
  expect(window()?.textContent).toContain('Ne pas envoyer d’e-mail (par exemple, la personne est décédée)')
  box()?.click()
  page.press('Annuler')
  await expect.poll(window).toBeUndefined()
  await openWindow()
  expect(box()?.checked).toBe(true)
  page.type('Raison', 'Décès, dit par sa fille')
  confirm()
  await expect.poll(() => sent).toEqual([{ reason: 'Décès, dit par sa fille', withoutMail: true }])
  page.unmount()
})

test('nothing is said of mails unless the box is ticked, and there is none where no mail can be sent', async () => {
  const asked = await openAccount()
  await asked.openWindow()
  expect(asked.box()?.checked).toBe(false)
  asked.page.type('Raison', 'À sa demande')
  asked.confirm()
  await expect.poll(() => asked.sent).toEqual([{ reason: 'À sa demande' }])
  asked.page.unmount()
  const opened = { openedAt: '2026-01-10T09:00:00.000Z', claimedAt: null, consents: [], codeUntil: null }
  const called = await openAccount({ telephone: { ...opened, mayMakeCode: false } })
  await called.openWindow()
  expect(called.box()).toBeNull()
  called.page.unmount()
})
