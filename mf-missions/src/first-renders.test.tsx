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
  'mission.search': () => samplePage(cards),
  'mission.participantMissions': () =>
    sampleParticipations([sampleParticipation({ mission: sampleCard(1), bucket: 'upcoming' })]),
}

// With its list, which was asked for before; the page then with the counts of choices and with a part that comes when it
// is near, and the next mission with its part. How much of that has come when the list is looked at is for the machine.
test.each([
  ['/missions/browse', undefined, 3],
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
  expect(drawn).toBeLessThanOrEqual(most)
  // The counts of choices come by the same path, in a body.
  expect(page.requests.filter(({ method, path }) => method === first.method && path === first.path)).toHaveLength(1)
  page.unmount()
})
