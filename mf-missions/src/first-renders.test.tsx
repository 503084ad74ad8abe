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

/** Drawn empty, asked for, and with its list; beside the missions the counts of their choices come once. */
test.each([
  ['/missions/browse', undefined, 4],
  ['/home', 'suggested-missions', 3],
  ['/home', 'next-mission', 3],
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
  const page = await open(at, { widget, session: { user: reader }, answers, around })
  await expect.poll(page.text).toContain('Mission 1')
  expect(drawn).toBeLessThanOrEqual(most)
  page.unmount()
})
