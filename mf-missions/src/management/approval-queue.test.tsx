import { leastWidthOf, roomForTable } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleManaged, samplePage } from '../testing/sample-missions.ts'

const { counters, ...others } = sampleManaged(2)
const quiet = { ...others, counters: { ...counters, awaitingStaffCount: 0 } }
const tabs = ['mine', 'to_approve', 'all'] as const
const cases = tabs.flatMap((tab) => [{ tab, language: 'fr' } as const, { tab, language: 'en' } as const])

test.each(cases)('all columns of $tab fit a window of 1,280 px ($language)', async ({ tab, language }) => {
  const page = await open(`/missions/management?tab=${tab}`, {
    session: { role: 'headquarter_referent' },
    language,
    answers: { 'mission.managed': () => samplePage([sampleManaged(1), quiet]) },
  })
  await expect.poll(page.text).toContain('Mission 2')
  expect(leastWidthOf(page.all('table')[0])).toBeLessThanOrEqual(roomForTable)
  const words = (cells: string) => page.all(cells).map(({ textContent }) => textContent)
  // The title says it in more words.
  expect(words('[role="columnheader"]')).not.toContain('Type')
  // Who waits is a figure, and nobody is none.
  expect(words('td[data-field="awaitingStaffCount"]')).toEqual(tab === 'to_approve' ? [] : ['2', '–'])
  page.unmount()
})

test('missions of one title are told apart by their town, and a long title has two lines', async () => {
  const [inLyon, inBron] = ['Lyon', 'Bron'].map((city, at) => ({
    ...sampleManaged(at + 1),
    city,
    title: 'Tenir le stand',
  }))
  const remote = { ...sampleManaged(3), city: null }
  for (const tab of ['mine', 'department']) {
    const page = await open(`/missions/management?tab=${tab}`, {
      session: { role: 'referent' },
      answers: { 'mission.managed': () => samplePage([inLyon, inBron, remote].filter((one) => one !== undefined)) },
    })
    const cells = (id: string) => page.all(`td[data-field="${id}"]`)
    await expect
      .poll(() => cells('departmentCode').map(({ textContent }) => textContent))
      .toEqual(['Lyon (69)', 'Bron (69)', 'Rhône (69)'])
    expect(cells('title')[0]?.className).toContain('ens-two')
    expect(leastWidthOf(page.all('table')[0])).toBeLessThanOrEqual(roomForTable)
    page.unmount()
  }
})
