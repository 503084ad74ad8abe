import { expect, it } from 'vitest'
import { memberOf } from './on-user.ts'

const data = {
  displayName: 'Inès Karoui',
  role: 'member' as const,
  status: 'validated' as const,
  departmentCode: '69',
  language: 'fr' as const,
  volunteerKinds: [],
  engagement: null,
  paused: false,
  coParticipantVisibility: true,
}

it('files interests under the domains of missions', () => {
  const engagement = {
    interestDomains: ['prevention' as const, 'democracy_in_health' as const],
    preferredMissionTypes: [],
    preferredModes: [],
    skills: [],
    skillsOther: null,
    availability: { slots: [], frequency: null, note: null },
    pause: null,
    favouriteMissionIds: [],
  }
  const member = memberOf({ subject: 'user', aggregateversion: 3, data: { ...data, engagement } })
  expect(member).toMatchObject({ id: 'user', version: 3, interestDomains: ['prevention', 'advocacy'] })
})

it('keeps a deleted user as a tombstone', () => {
  const member = memberOf({ subject: 'user', aggregateversion: 4, data: { ...data, status: 'deleted' } })
  expect(member.deleted).toBe(true)
})
