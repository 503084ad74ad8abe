import { expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import {
  readerId,
  sampleCounters,
  sampleId,
  sampleMission,
  samplePage,
  sampleRow,
} from '../../testing/sample-missions.ts'

test('the participants go on paper all of them, with how to reach each and whether they came', async () => {
  let onPaper: string[] = []
  const rowsOf = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  vi.spyOn(window, 'print').mockImplementation(() => (onPaper = rowsOf()))
  const mission = sampleMission({
    managerIds: [readerId],
    allowedActions: ['see_participants', 'set_attendance'],
    counters: sampleCounters,
  })
  const people = Array.from({ length: 7 }, (_, at) =>
    sampleRow({
      userId: sampleId(at + 1),
      displayName: `Personne ${at + 1}`,
      validationStatus: 'validated',
      awaitedFrom: 'none',
      withdrawnAt: null,
      attendance: at === 6 ? 'present' : null,
    }),
  )
  const contact = (at: number) => ({
    id: sampleId(at),
    firstName: 'Personne',
    lastName: String(at),
    displayName: `Personne ${at}`,
    email: `p${at}@example.org`,
    phone: '0612345678',
    profileType: null,
    departmentCode: '69',
  })
  const page = await open(`/missions/${mission.id}?tab=participants&size=5`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': ({ query }) => ({
        ...samplePage(people.slice(0, query.pageSize)),
        total: people.length,
      }),
      'user.list': () => samplePage([contact(1)]),
      'user.search': ({ body }) => samplePage(body.filters?.[0]?.field === 'id' ? [contact(1), contact(7)] : []),
    },
  })
  await expect.poll(page.text).toContain('Personne 5')
  expect(page.text()).not.toContain('Personne 6')
  page.press('Imprimer')
  await expect.poll(() => onPaper).toHaveLength(7)
  expect(onPaper.at(-1)).toContain('p7@example.org')
  expect(onPaper.at(-1)).toContain('06\u00a012\u00a034\u00a056\u00a078')
  expect(document.querySelector('tbody tr:last-child .ens-paper-only')?.textContent).toBe('Présence')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(rowsOf).toHaveLength(5)
  page.unmount()
})
