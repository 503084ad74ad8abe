import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCounters, sampleManaged, samplePage } from '../testing/sample-missions.ts'

const withPeople = (number: number, validatedCount: number) => ({
  ...sampleManaged(number),
  counters: { ...sampleCounters, validatedCount },
})

test('a committee team reads what begins within seven days and who is expected, and opens those missions', async () => {
  const page = await open('/home', {
    widget: 'team-week',
    session: { role: 'referent' },
    answers: { 'mission.managed': () => samplePage([withPeople(1, 20), withPeople(2, 21)]) },
  })
  await expect.poll(page.text).toContain('2 missions commencent, 41 personnes attendues')
  const filters = page.requests[0]?.query?.['filters']
  // Its text alone waits for approval: people come all the same.
  expect(filters).toContain('waiting_for_approval')
  const [from = 0, until = 0] = [...String(filters).matchAll(/\d{4}-\d\d-\d\d/g)].map(([day]) => Date.parse(day))
  expect(until - from).toBe(6 * 86_400_000)
  const address = new URLSearchParams({ tab: 'department', filters: String(filters) })
  expect(page.control('Voir ces missions').getAttribute('href')).toBe(`/missions/management?${address.toString()}`)
  page.unmount()
})

test('headquarters read of the missions that they run, and of none where none begins', async () => {
  const page = await open('/home', {
    widget: 'team-week',
    session: { role: 'headquarter_referent' },
    answers: { 'mission.managed': () => samplePage([]) },
  })
  await expect.poll(() => page.requests.map(({ query }) => query)).toMatchObject([{ scope: 'mine' }])
  await expect.poll(() => page.all('section, [aria-busy]').length).toBe(0)
  expect(page.text()).not.toContain('commence')
  page.unmount()
})
