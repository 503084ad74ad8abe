import { expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

test('a signing sheet goes on paper with who is expected, and room for other names', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const allowedActions = ['see_participants' as const]
  const mission = sampleMission({ title: 'Tenir le stand : samedi', allowedActions, counters: sampleCounters })
  const row = (displayName: string) =>
    sampleRow({ displayName, validationStatus: 'validated', awaitedFrom: 'none', withdrawnAt: null })
  const gone = { ...row('Yann Le Goff'), withdrawnAt: '2026-11-20T09:00:00.000Z' }
  const asked: unknown[] = []
  const page = await open(`/missions/${mission.id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([]),
      'user.list': () => samplePage([]),
      'mission.searchParticipants': ({ body }) => {
        asked.push(body.filters)
        return samplePage([row('Inès Karoui'), row('Paul Martin'), gone])
      },
    },
  })
  await expect.poll(page.text).toContain('Imprimer la feuille d’émargement')
  page.press('Imprimer la feuille d’émargement')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const sheet = document.querySelector('body > .ens-sheet')
  expect(sheet?.querySelector('h1')?.textContent).toBe('Tenir le stand\u00a0: samedi')
  const rows = [...(sheet?.querySelectorAll('tbody tr') ?? [])].map((one) => one.textContent)
  expect(rows).toEqual(['Inès Karoui', 'Paul Martin', ...Array.from({ length: 10 }, () => '')])
  expect(asked).toEqual([[{ field: 'validationStatus', operator: 'eq', value: 'validated' }]])
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('.ens-sheet')).toBeNull()
  page.unmount()
})
