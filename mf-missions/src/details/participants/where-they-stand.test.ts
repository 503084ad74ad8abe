import { expect, test } from 'vitest'
import { sampleRow } from '../../testing/sample-missions.ts'
import { mayBeInvitedAgain } from './where-they-stand.ts'

const withdrawnAt = '2026-11-20T09:00:00.000Z'

test.each([
  ['who withdrew', { withdrawnAt, reasonCode: 'not_available' }, true],
  ['nobody whose account has ended', { withdrawnAt, reasonCode: 'account_suspended' }, false],
  ['nobody who is inside', {}, false],
] as const)('is asked to come back: %s', (_who, left, expected) => {
  expect(mayBeInvitedAgain(sampleRow({ validationStatus: 'validated', awaitedFrom: 'none', ...left }))).toBe(expected)
})
