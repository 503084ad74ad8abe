import { expect, it } from 'vitest'
import { allowedActions } from './allowed-actions.ts'
import { mission, now, seats } from './samples.test-data.ts'

const member = { id: 'member', role: 'member', departmentCode: '69', volunteerKinds: [] } as const
const invited = {
  state: 'awaiting_member',
  invitationExpiresAt: new Date('2026-12-25T09:00:00Z'),
  newDateWaits: false,
  surveyWaits: false,
} as const

it('offers the answers to an invitation until the mission has ended, whatever the invitation says', () => {
  const answers = ['accept_invitation', 'reject_invitation']
  expect(allowedActions(mission(), seats(), member, invited, now)).toEqual(expect.arrayContaining(answers))
  const ended = mission({ endAt: new Date(now.getTime() - 1) })
  expect(allowedActions(ended, seats(), member, invited, now)).toEqual([])
})
