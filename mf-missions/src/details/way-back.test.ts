import type { Mission } from '@ensemble/contracts/missions/http'
import { expect, test } from 'vitest'
import { sampleCounters, sampleMission } from '../testing/sample-missions.ts'
import { wayBack } from './way-back.ts'

const browse = { label: 'details.browse', to: '/missions/browse' }

test.each([
  ['/dashboard', { label: 'details.dashboard', to: '/dashboard' }],
  ['/home', { label: 'details.home', to: '/home' }],
  ['/my_missions', { label: 'myMissions.title', to: '/my_missions' }],
  ['/missions/browse?view=past', { label: 'details.browse', to: '/missions/browse?view=past' }],
  ['/missions/management?tab=all', { label: 'management.title', to: '/missions/management?tab=all' }],
  ['/my_department?tab=requests', { label: 'details.department', to: '/my_department?tab=requests' }],
  ['/missions/0190a000-0000-7000-8000-000000000102', browse],
  ['https://example.org/home', browse],
])('who came from %s is led back there', (from, back) => {
  expect(wayBack(sampleMission(), false, { from })).toEqual(back)
})

test.each([
  ['who comes from outside', {}, false, browse],
  ['staff who do not run it', {}, true, browse],
  [
    'staff who run it, once it is closed',
    { displayStatus: 'closed', allowedActions: [], counters: sampleCounters },
    true,
    { label: 'management.title', to: '/missions/management' },
  ],
  [
    'who has to approve it',
    { allowedActions: ['approve'] },
    true,
    { label: 'submission.back', to: '/missions/management?tab=to_approve' },
  ],
] satisfies [string, Partial<Mission>, boolean, object][])(
  '%s is led to what is theirs',
  (_who, changes, staff, back) => {
    for (const state of [null, { from: 3 }]) expect(wayBack(sampleMission(changes), staff, state)).toEqual(back)
  },
)

test('who approves is led back to the queue as it was left, and from elsewhere to the whole of it', () => {
  const mission = sampleMission({ allowedActions: ['approve'] })
  const left = '/missions/management?tab=to_approve&page=2'
  expect(wayBack(mission, true, { from: left })).toEqual({ label: 'submission.back', to: left })
  for (const from of ['/home', '/missions/management?tab=all']) {
    expect(wayBack(mission, true, { from }).to).toBe('/missions/management?tab=to_approve')
  }
})
