import type { Mission } from '@ensemble/contracts/missions/http'
import type { Answers } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { readerId, sampleId, sampleMission, sampleParticipant } from '../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const place = sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' })

function withSessions(...starts: number[]) {
  const sessions = starts.map((hours, index) => ({
    id: sampleId(index + 40),
    startAt: inHours(hours),
    endAt: inHours(hours + 2),
  }))
  return { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null, sessions }
}

/** The window in which somebody with a place withdraws. */
async function openWindow(changes: Partial<Mission>, answers: Answers = {}) {
  const mission = sampleMission({ allowedActions: ['unregister'], myParticipation: place, ...changes })
  const page = await open(address, { answers: { 'mission.get': () => mission, ...answers } })
  await expect.poll(page.text).toContain('Me retirer')
  page.press('Me retirer')
  await expect.poll(page.text).toContain('Vous retirer de cette mission')
  const [window] = page.all('[role="dialog"]')
  return { page, words: window?.textContent ?? '', phone: window?.querySelector('a[href^="tel:"]')?.textContent }
}

test.each([
  ['the day before', { startAt: inHours(20), endAt: inHours(23) }, 'La mission commence bientôt'],
  ['on the day, after the beginning', { startAt: inHours(-1), endAt: inHours(3) }, 'La mission a commencé'],
  [
    'before a session of what goes on',
    { startAt: inHours(-900), endAt: null, workspace: withSessions(-200, 20) },
    'La prochaine séance est proche',
  ],
] satisfies [string, Partial<Mission>, string][])(
  'who withdraws %s has whom to call, one press away',
  async (_when, times, title) => {
    const { page, words, phone } = await openWindow(times)
    expect(words).toContain(title)
    expect(phone).toMatch(/^01\u00a099/)
    page.unmount()
  },
)

test.each([
  ['weeks ahead', { startAt: inHours(900), endAt: inHours(903) }],
  ['from what goes on, between two sessions', { startAt: inHours(-900), endAt: null, workspace: withSessions(-200) }],
] satisfies [string, Partial<Mission>][])('who withdraws %s is asked to call nobody', async (_when, times) => {
  const { page, phone } = await openWindow(times)
  expect(phone).toBeUndefined()
  page.unmount()
})

test.each([
  ['over', { displayStatus: 'registration_closed', registrationOpen: false }, true],
  ['over, and every place taken', { displayStatus: 'full', registrationOpen: false, placesLeft: 0 }, true],
  ['not over', {}, false],
  ['not over, with the last place', { registrationOpen: false, placesLeft: 0, waitlistEnabled: false }, false],
] satisfies [string, Partial<Mission>, boolean][])(
  'who withdraws reads that there is no way back where the time to register is %s',
  async (_when, state, forGood) => {
    const { page, words } = await openWindow(state)
    expect(words.includes('vous ne pourrez pas vous réinscrire')).toBe(forGood)
    page.unmount()
  },
)

test('who cannot come to one session of several may tell the team, and keep their place', async () => {
  const myThread = { messages: 0, unread: 0, mayWrite: true }
  const thread = { userId: readerId, displayName: 'Inès Karoui', messages: [], unread: 0, mayWrite: true }
  const read: string[] = []
  const { page, words } = await openWindow(
    { workspace: withSessions(300, 500), myThread },
    {
      'mission.thread': ({ params }) => {
        read.push(params.userId)
        return thread
      },
    },
  )
  expect(words).toContain('vous gardez votre place')
  page
    .all('[role="dialog"] a')
    .find(({ textContent }) => textContent === 'Écrire à l’équipe de la mission')
    ?.click()
  await expect.poll(page.address).toBe(`${address}?thread=me`)
  await expect.poll(page.text).not.toContain('Vous retirer de cette mission')
  // Where the conversation opens, it is read.
  await expect.poll(() => read).toEqual(['me'])
  page.unmount()
})

test('of a mission of one day nobody is asked for another', async () => {
  const { page, words } = await openWindow({ myThread: { messages: 0, unread: 0, mayWrite: true } })
  expect(words).not.toContain('vous gardez votre place')
  page.unmount()
})
