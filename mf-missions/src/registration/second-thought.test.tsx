import type { Mission } from '@ensemble/contracts/missions/http'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import {
  sampleCard,
  sampleMission,
  sampleParticipant,
  sampleParticipation,
  sampleParticipations,
} from '../testing/sample-missions.ts'

const invited = sampleParticipant({ origin: 'invitation', awaitedFrom: 'member' })
const confirmed = sampleParticipant({ ...invited, validationStatus: 'validated', awaitedFrom: 'none' })
const moved = sampleParticipant({ ...confirmed, newDateAnswer: 'awaited' })

test('a new date that is turned down on a slow line shows that answer at work, and not the other', async () => {
  const item = sampleParticipation({ participant: moved, mission: sampleCard(2), bucket: 'upcoming' })
  const page = await open('/home', {
    widget: 'next-mission',
    answers: {
      'mission.participantMissions': () => sampleParticipations([item]),
      'mission.answerNewDate': () => new Promise(() => undefined),
    },
  })
  const busy = (name: string) =>
    page
      .all('button')
      .find(({ textContent }) => textContent === name)
      ?.getAttribute('aria-busy')
  await expect.poll(() => busy('Non, je rends ma place Mission 2')).toBeNull()
  page.press('Non, je rends ma place Mission 2')
  await expect.poll(() => busy('Non, je rends ma place Mission 2')).toBe('true')
  expect(busy('Oui, je garde ma place Mission 2')).toBeNull()
  page.unmount()
})

test.each([
  ['Accepter Mission 2', 'Décliner Mission 2', 'invitations', invited],
  ['Oui, je garde ma place Mission 2', 'Non, je rends ma place Mission 2', 'upcoming', moved],
] as const)(
  'while « %s » on a card is looked up, « %s » does nothing: only one of them can count',
  async (yes, no, bucket, participant) => {
    const item = sampleParticipation({ participant, mission: sampleCard(2), bucket })
    const sent: unknown[] = []
    let arrive: ((mission: Mission) => void) | undefined
    const page = await open('/home', {
      widget: 'next-mission',
      answers: {
        'mission.get': () => new Promise<Mission>((resolve) => (arrive = resolve)),
        'mission.participantMissions': () => sampleParticipations([item]),
        'mission.acceptInvitation': () => {
          sent.push('accepted')
          return confirmed
        },
        'mission.answerNewDate': ({ body }) => {
          sent.push(body)
          return confirmed
        },
      },
    })
    const button = (name: string) => page.all('button').find(({ textContent }) => textContent === name)
    await expect.poll(() => button(yes)).toBeDefined()
    button(yes)?.click()
    await expect.poll(() => button(no)?.getAttribute('aria-disabled')).toBe('true')
    button(no)?.click()
    await expect.poll(() => arrive).toBeDefined()
    arrive?.(sampleMission({ id: item.mission.id }))
    await expect.poll(() => sent).toEqual([bucket === 'invitations' ? 'accepted' : { suits: true }])
    expect(page.all('[role="dialog"], [role="alertdialog"]')).toEqual([])
    page.unmount()
  },
)
