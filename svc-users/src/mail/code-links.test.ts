import { expect, it } from 'vitest'
import { pageOf } from './account-mail.ts'
import { codePage } from './code-links.ts'

const brought = { email: 'ines+ligue@example.org', code: 'ABCD-EFGH' }

it.each(['confirm_email', 'reset_password', 'claim_account'] as const)(
  'the link of the mail %s fills in address and code, which no server sees',
  (kind) => {
    const link = new URL(codePage(kind, pageOf(kind), brought), 'https://e.example')
    expect([link.pathname, link.search]).toEqual([pageOf(kind), ''])
    expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual(brought)
  },
)

it('the link to the own profile, which knows the address, brings no code', () => {
  expect(codePage('confirm_new_email', pageOf('confirm_new_email'), brought)).toBe(pageOf('confirm_new_email'))
})
