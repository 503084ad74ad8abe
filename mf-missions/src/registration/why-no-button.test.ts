import { expect, test } from 'vitest'
import { sampleId, sampleMission } from '../testing/sample-missions.ts'
import { whyNoButton } from './why-no-button.ts'

const of = (n: number) => ({ id: sampleId(n), role: 'referent' }) as const

const mission = sampleMission({
  creatorId: sampleId(2),
  managerIds: [sampleId(3)],
  allowedActions: ['decide_participants'],
})

test('only who made or manages a mission is told to run it', () => {
  expect(whyNoButton(mission, of(2))).toBe('panel.youRunIt')
  expect(whyNoButton(mission, of(3))).toBe('panel.youRunIt')
  expect(whyNoButton(mission, of(4))).toBe('panel.youAnswer')
  expect(whyNoButton({ ...mission, displayStatus: 'waiting_for_approval' }, of(4))).toBe('panel.notOpen')
})

test('whoever has left the staff reads what any member does, also of what they once made', () => {
  const full = sampleMission({
    creatorId: sampleId(2),
    allowedActions: [],
    displayStatus: 'full',
    waitlistEnabled: false,
  })
  expect(whyNoButton(full, of(2))).toBe('panel.youRunIt')
  expect(whyNoButton(full, { ...of(2), role: 'member' })).toBe('panel.full')
})

test('whoever may not answer reads why there is no button', () => {
  const full = sampleMission({ allowedActions: [], displayStatus: 'full', waitlistEnabled: false })
  expect(whyNoButton(full, of(4))).toBe('panel.full')
  expect(whyNoButton({ ...full, displayStatus: 'closed' }, { id: undefined, role: null })).toBe('panel.closed')
})

test.each([
  ['panel.reserved', { displayStatus: 'full', registrationOpen: true }],
  ['panel.registrationClosed', { displayStatus: 'full', registrationOpen: false }],
  ['panel.registrationClosed', { displayStatus: 'in_progress', registrationOpen: false }],
  ['panel.full', { displayStatus: 'full', registrationOpen: false, waitlistEnabled: false }],
  ['panel.full', { displayStatus: 'in_progress', registrationOpen: false, waitlistEnabled: false }],
] as const)('%s is read where no place is left and %o', (reason, changes) => {
  const taken = sampleMission({ allowedActions: [], placesLeft: 0, waitlistEnabled: true, ...changes })
  expect(whyNoButton(taken, of(4))).toBe(reason)
})
