import { expect, test } from 'vitest'
import { readInvitation } from './invitation.ts'

const token = 'a'.repeat(43)

test('the link of the mail brings token and address', () => {
  expect(readInvitation(`#invitation=${token}&email=ines.karoui%2Bligue%40example.org`)).toEqual({
    token,
    email: 'ines.karoui+ligue@example.org',
    staff: false,
  })
})

test.each([
  ['referent', true],
  ['admin', true],
  ['member', false],
  ['nobody', false],
])('an invitation as %s asks for what suits staff: %s', (role, staff) => {
  expect(readInvitation(`#invitation=${token}&email=a%40b.fr&role=${role}`)).toMatchObject({ staff })
})

test.each([
  '',
  '#main',
  `#invitation=${token}`,
  '#invitation=short&email=a%40b.fr',
  '#invitation=%3Cscript%3E&email=a%40b.fr',
])('%j is no invitation', (hash) => {
  expect(readInvitation(hash)).toBeNull()
})
