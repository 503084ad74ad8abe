import { shellRoutes } from '@ensemble/contracts/routes'
import { expect, it } from 'vitest'
import { noticePageOf, pageOf } from './account-mail.ts'
import { told } from './queue-account-mail.ts'

/** Public pages from which the guards send home whoever is signed in. */
const closed: readonly string[] = shellRoutes
  .filter((route) => route.access === 'public' && !('openWhenSignedIn' in route))
  .map(({ path }) => path)

it.each(told)('the notification %s leads to a page that who is signed in may see', (kind) => {
  expect(closed).not.toContain(noticePageOf(kind))
})

it('the mail of a suspension leads to where its reason is said', () => {
  expect(pageOf('account_suspended')).toBe('/login')
})

it.each(['email_change_asked', 'identity_linked', 'new_device'] as const)(
  'the mail %s, which ends no session, leads to a page that who is signed in may see',
  (kind) => {
    expect(closed).not.toContain(pageOf(kind))
  },
)
