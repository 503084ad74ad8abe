import { describe, expect, it } from 'vitest'
import { accountMail, type AccountMailKind } from './account-mail.ts'

const said = (kind: AccountMailKind, language: 'fr' | 'en', byTeam?: boolean) =>
  accountMail({
    kind,
    recipient: { firstName: 'Inès', language },
    origin: 'https://e.example',
    byTeam,
  }).paragraphs.join()

describe('whose account the team ends', () => {
  it.each([
    ['fr', 'retirez ces dates de votre agenda'],
    ['en', 'remove those dates from your calendar'],
  ] as const)('reads that nobody expects them at missions to come (%s)', (language, words) => {
    expect(said('account_suspended', language)).toContain(words)
    expect(said('account_deleted', language, true)).toContain(words)
  })

  it('is told that, and who deletes their own account has read it before', () => {
    expect(said('account_deleted', 'fr')).not.toContain('agenda')
  })
})
