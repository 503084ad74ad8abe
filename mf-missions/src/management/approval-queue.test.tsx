import { leastWidthOf, roomForTable } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleManaged, samplePage } from '../testing/sample-missions.ts'

test.each(['fr', 'en'] as const)('all columns of the queue fit a window of 1,280 px (%s)', async (language) => {
  const page = await open('/missions/management?tab=to_approve', {
    session: { role: 'headquarter_referent' },
    language,
    answers: { 'mission.managed': () => samplePage([sampleManaged(1)]) },
  })
  await expect.poll(page.text).toContain('Mission 1')
  expect(leastWidthOf(page.all('table')[0])).toBeLessThanOrEqual(roomForTable)
  page.unmount()
})
