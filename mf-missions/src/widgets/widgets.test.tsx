import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCard, samplePage, sampleParticipation, sampleParticipations } from '../testing/sample-missions.ts'

test('three missions are suggested, each with its reason, none that one takes part in', async () => {
  const match = { score: 5, reasons: ['domains', 'mode'] }
  const mine = sampleParticipation().participant
  const items = [
    sampleCard(1, { match, myParticipation: mine }),
    ...[2, 3, 4, 5].map((number) => sampleCard(number, { match })),
  ]
  const page = await open('/home', {
    widget: 'suggested-missions',
    answers: { 'mission.list': () => samplePage(items) },
  })
  await expect.poll(() => page.all('article').length).toBe(3)
  expect(page.text()).not.toContain('Mission 1')
  expect(page.text()).toContain(
    'Pour vous\u00a0: un sujet qui vous intéresse et une façon de participer qui vous convient.',
  )
  page.unmount()
})

test('the next mission that is certain is shown, and nothing when there is none', async () => {
  const next = sampleParticipation({ bucket: 'upcoming' })
  const page = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([next]) },
  })
  await expect.poll(page.text).toContain('Votre prochaine mission')
  page.unmount()
  const asked = sampleParticipation({ bucket: 'past', surveyWaits: true })
  const waiting = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([asked]) },
  })
  await expect.poll(waiting.text).toContain('Ce qui vous attend')
  expect(waiting.all('article')).toHaveLength(1)
  waiting.unmount()
  const empty = await open('/home', {
    widget: 'next-mission',
    answers: { 'mission.participantMissions': () => sampleParticipations([]) },
  })
  await expect.poll(() => empty.requests.length).toBe(1)
  await expect.poll(() => empty.all('section').length).toBe(0)
  empty.unmount()
})
