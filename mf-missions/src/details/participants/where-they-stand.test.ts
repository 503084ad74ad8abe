import { expect, test } from 'vitest'
import { sampleRow } from '../../testing/sample-missions.ts'
import { isInside, mayBeInvitedAgain, mayBeLetIn } from './where-they-stand.ts'

const withdrawnAt = '2026-11-20T09:00:00.000Z'

test.each([
  ['who withdrew', { withdrawnAt, reasonCode: 'not_available' }, true],
  ['nobody whose account has ended', { withdrawnAt, reasonCode: 'account_suspended' }, false],
  ['nobody whose account has ended later', { withdrawnAt, accountEnded: 'deleted' }, false],
  ['nobody who is suspended since', { withdrawnAt, accountEnded: 'suspended' }, false],
  ['nobody who is inside', {}, false],
] as const)('is asked to come back: %s', (_who, left, expected) => {
  expect(mayBeInvitedAgain(sampleRow({ validationStatus: 'validated', awaitedFrom: 'none', ...left }))).toBe(expected)
})

test.each([
  [null, true],
  ['deleted', false],
] as const)(
  'is written to, let in and invited once more while an account is there (ended: %s)',
  (accountEnded, expected) => {
    const refused = { validationStatus: 'rejected', awaitedFrom: 'none', accountEnded } as const
    expect(isInside(sampleRow({ validationStatus: 'validated', awaitedFrom: 'none', accountEnded }))).toBe(expected)
    expect(mayBeLetIn(sampleRow({ ...refused, rejectedBy: 'staff' }))).toBe(expected)
    expect(mayBeInvitedAgain(sampleRow({ ...refused, origin: 'invitation', rejectedBy: 'system' }))).toBe(expected)
  },
)
