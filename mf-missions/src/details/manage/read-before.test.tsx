import type { Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { onPhoneScreen } from '../../testing/phone-screen.ts'
import { sampleManaged, sampleMission, samplePage } from '../../testing/sample-missions.ts'

const session = { role: 'headquarter_referent' } as const
const submission = { kind: 'new', since: '2026-11-01T09:00:00.000Z', byName: 'Claude Roux' } as const
const [read, changed] = ['2026-11-01T09:00:00.000Z', '2026-11-02T09:00:00.000Z']

test('what somebody changes behind the window is not approved unseen', async () => {
  const waiting = (title: string, updatedAt: string): Mission =>
    sampleMission({
      title,
      approvalStatus: 'waiting_for_approval',
      allowedActions: ['approve', 'reject'],
      submission: { ...submission, updatedAt, refusal: null },
    })
  let current = waiting('Tenir le stand', read)
  const sent: unknown[] = []
  const page = await open(`/missions/${current.id}`, {
    session,
    answers: {
      'mission.get': () => current,
      'mission.managed': () => samplePage([]),
      'mission.approve': ({ body }) => {
        sent.push(body.updatedAt)
        if (body.updatedAt !== current.submission?.updatedAt)
          throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
        current = { ...current, allowedActions: [] }
        return current
      },
    },
  })
  const confirm = () => page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(page.text).toContain('Tenir le stand')
  page.press('Valider')
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(1)
  current = waiting('Tenir un autre stand', changed)
  page.change({ tag: 'mission', id: current.id })
  await expect.poll(page.text).toContain('Tenir un autre stand')
  confirm()
  await expect.poll(page.text).toContain('Une autre personne a modifié ce contenu.')
  page.press('Annuler')
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(0)
  page.press('Valider')
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(1)
  confirm()
  await expect.poll(() => sent).toEqual([read, changed])
  page.unmount()
})

test('a mission of the table is approved as its row was read; a service of before is told no version', async () => {
  onPhoneScreen()
  const sent: unknown[] = []
  const rows = [
    { ...sampleManaged(1), submission: { ...submission, updatedAt: read } },
    { ...sampleManaged(2), submission },
  ]
  const page = await open('/missions/management?tab=to_approve', {
    session,
    answers: {
      'mission.managed': () => samplePage(rows),
      'mission.approve': ({ body }) => {
        sent.push(body)
        return sampleMission()
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  for (const box of page.all('input[type="checkbox"]')) box.click()
  await expect.poll(page.text).toContain('2 missions choisies')
  page.press('Valider')
  await expect.poll(page.text).toContain('Valider 2 missions')
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => sent).toEqual([{ updatedAt: read }, {}])
  page.unmount()
})
