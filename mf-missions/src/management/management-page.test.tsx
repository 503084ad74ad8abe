import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleManaged, samplePage } from '../testing/sample-missions.ts'

test('a member reads who creates missions, and asks for no list', async () => {
  const page = await open('/missions/management')
  await expect.poll(page.text).toContain('Les missions sont créées par les comités')
  expect(page.control('Voir mes missions').getAttribute('href')).toBe('/my_missions')
  expect(page.requests).toEqual([])
  page.unmount()
})

test('staff see the missions they run, with what waits for an answer', async () => {
  const page = await open('/missions/management', {
    session: { role: 'referent' },
    answers: { 'mission.managed': () => samplePage([sampleManaged(1)]) },
  })
  await expect.poll(page.text, { timeout: 5000 }).toContain('Mission 1')
  expect(page.text()).toContain('Demandes à traiter')
  page.unmount()
})
