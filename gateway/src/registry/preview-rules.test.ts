import { expect, it } from 'vitest'
import { adminDigest } from './preview-records.ts'
import { obstacleTo, type PreviewObstacle } from './preview-rules.ts'

const until = 1
const member = { id: 'm', role: 'member' } as const
const admin = { id: 'a', role: 'admin' } as const
const otherAdmin = { id: 'b', role: 'admin' } as const
const asked = { until, admin: adminDigest('a') }
const begun = { until, holder: 'first' }

const cases: [string, Partial<Parameters<typeof obstacleTo>[0]>, PreviewObstacle | null][] = [
  ['a member with a new link', {}, null],
  ['the same browser again', { record: begun, holder: 'first' }, null],
  ['another person, or another browser', { record: begun }, 'taken'],
  ['somebody of the role, after another', { record: begun, link: { roles: ['member'] } }, null],
  ['somebody of another role', { link: { roles: ['referent'] } }, 'others'],
  ['an admin with a link of the team', { person: admin }, 'admin'],
  ['an admin with a link for admins', { person: admin, link: { roles: ['admin'] } }, 'admin'],
  ['an admin where the operator trusts the team', { person: admin, trusted: true }, null],
  ['the admin who asked', { person: admin, record: asked }, null],
  ['another admin', { person: otherAdmin, record: asked }, 'others'],
  ['another admin where the team is trusted', { person: otherAdmin, record: asked, trusted: true }, 'others'],
  ['a member with the link of an admin', { record: asked }, 'others'],
]

it.each(cases)('%s', (_who, given, obstacle) => {
  const usual = { link: {}, record: undefined, person: member, holder: 'second', trusted: false }
  expect(obstacleTo({ ...usual, ...given })).toBe(obstacle)
})
