import { missionTransitions } from '@ensemble/contracts/states'
import { expect, it } from 'vitest'
import { allowedActions } from './allowed-actions.ts'
import { stateOfMission } from './mission.ts'
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

const waiting = { approvalStatus: 'waiting_for_approval' } as const
const closed = { closedAt: now, closingNote: 'Merci.' }

it.each([
  ['new', { ...waiting, approvedAt: null }],
  ['changed', waiting],
  ['approved', {}],
  ['refused', { ...waiting, approvedAt: null, rejectedAt: now }],
  ['refused after it was approved', { ...waiting, rejectedAt: now }],
  ['closed', closed],
  ['closed by the clock', { ...closed, closingNote: null }],
  ['cancelled', { ...closed, cancelledAt: now }],
] as const)('offers the staff no move that the table refuses (%s)', (_, changes) => {
  const asked = mission(changes)
  const admin = { ...member, id: 'admin', role: 'admin' } as const
  const outside = { ...invited, state: 'none', invitationExpiresAt: null } as const
  const offered = allowedActions(asked, seats(), admin, outside, now)
  const moves = new Set<string>(missionTransitions.map(({ action }) => action))
  const rows = missionTransitions.filter(({ from }) => from === stateOfMission(asked)).map(({ action }) => action)
  expect(rows).toEqual(expect.arrayContaining(offered.filter((action) => moves.has(action))))
})
