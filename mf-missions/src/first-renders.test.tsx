import type { User } from '@ensemble/contracts/users/http'
import { Profiler, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { open } from './testing/open.tsx'
import {
  readerId,
  sampleCard,
  samplePage,
  sampleParticipation,
  sampleParticipations,
} from './testing/sample-missions.ts'

const reader: User = { id: readerId, displayName: 'Camille Exemple', role: 'member', status: 'validated' }
const cards = [1, 2, 3].map((number) => sampleCard(number))
const answers = {
  'mission.list': () => samplePage(cards),
  // The counts of choices draw the page once more when they come: here they are on their way.
  'mission.search': () => new Promise<never>(() => undefined),
  'mission.participantMissions': () =>
    sampleParticipations([sampleParticipation({ mission: sampleCard(1), bucket: 'upcoming' })]),
}

// With its list, which was asked for before; the next mission then with its part.
test.each([
  ['/missions/browse', undefined, 1],
  ['/home', 'suggested-missions', 1],
  ['/home', 'next-mission', 2],
])('the start of %s %s is drawn no more often than answers come', async (at, widget, most) => {
  let drawn = 0
  const count = () => {
    drawn += 1
  }
  const around = (page: ReactNode) => (
    <Profiler id="first screen" onRender={count}>
      {page}
    </Profiler>
  )
  const page = await open(at, { widget, session: { user: reader }, answers, around, firstWithinMs: 60_000 })
  const [first] = page.requests
  if (!first) throw new Error('nothing was asked for')
  await expect.poll(page.text).toContain('Mission 1')
  if (at === '/missions/browse')
    await expect.poll(() => page.requests.some(({ method }) => method === 'POST')).toBe(true)
  // The store tells of a question with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(drawn).toBeLessThanOrEqual(most)
  // The counts of choices come by the same path, in a body.
  expect(page.requests.filter(({ method, path }) => method === first.method && path === first.path)).toHaveLength(1)
  page.unmount()
})
