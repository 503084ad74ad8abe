import type { Mission } from '@ensemble/contracts/missions/http'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import {
  readerId,
  sampleCounters,
  sampleId,
  sampleMission,
  samplePage,
  sampleRow,
} from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}?tab=participants`
const sharing = sampleRow({
  userId: sampleId(7),
  displayName: 'Inès Karoui',
  sharedHealthFields: ['cancerTypes', 'comorbidities'],
})

async function openAs(managerIds: Mission['managerIds']) {
  const page = await open(address, {
    session: { role: 'admin' },
    answers: {
      'mission.get': () =>
        sampleMission({
          managerIds,
          counters: sampleCounters,
          allowedActions: ['see_participants', 'decide_participants'],
        }),
      'mission.participants': () => samplePage([sharing]),
      'user.list': () => samplePage([]),
      'user.sharedHealth': () => ({
        missionId: sampleMission().id,
        fields: {
          cancerTypes: ['breast', 'other'] as const,
          cancerTypesOther: 'Tumeur rare',
          comorbidities: ['respiratory.asthma'],
        },
      }),
    },
  })
  await expect.poll(page.text).toContain('Accepter')
  const reads = () => page.requests.filter(({ path }) => path.endsWith('/shared_health'))
  return { page, reads }
}

test('a manager reads what a participant shares, once and only when asked to', async () => {
  const { page, reads } = await openAs([readerId])
  page.press('Actions')
  const item = () => page.all('[role="menuitem"]').find((one) => one.textContent.startsWith('Lire ce qui est partagé'))
  await expect.poll(item).toBeDefined()
  item()?.click()
  await expect.poll(page.text).toContain('Chaque lecture est notée')
  expect(reads()).toEqual([])
  page.press('Lire les réponses')
  await expect.poll(page.text).toContain('Sein, Autre cancer, Tumeur rare')
  expect(page.text()).toContain('Asthme')
  expect(reads()).toHaveLength(1)
  page.all('[role="dialog"] button').at(-1)?.click()
  await expect.poll(page.text).not.toContain('Asthme')
  page.unmount()
})

test('whoever does not run the mission is offered nothing to read, an admin neither', async () => {
  const { page, reads } = await openAs([sampleId(2)])
  expect(page.text()).not.toContain('Lire ce qui est partagé')
  expect(reads()).toEqual([])
  page.unmount()
})
