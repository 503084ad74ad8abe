import { officeOf } from '@ensemble/contracts/departments'
import { describe, expect, it } from 'vitest'
import { accountMail } from './account-mail.ts'

describe('who shares an address with somebody who has an account', () => {
  it.each([
    ['fr', 'Une adresse e-mail sert à une seule personne', 'compte sans e-mail', null],
    ['en', 'An email address is for one person', 'account without email', '69'],
  ] as const)('reads in the mailbox to ask the committee, in %s', (language, said, way, departmentCode) => {
    const recipient = { firstName: 'Odette', language, departmentCode }
    const words = accountMail({ kind: 'already_registered', recipient, origin: 'https://e.example' }).paragraphs.join(
      ' ',
    )
    for (const part of [said, way, officeOf(departmentCode).phone]) expect(words).toContain(part)
  })
})
