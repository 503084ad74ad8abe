import { afterEach, expect, it } from 'vitest'
import { RequestFailure } from '../../api/request-failure.ts'
import { member, openShell } from '../../testing/open-shell.tsx'
import { byWords } from '../../testing/type-into.ts'

let shell: Awaited<ReturnType<typeof openShell>>

const waiting = { ...member, status: 'pending_approval', emailVerifiedAt: '2026-11-20T09:00:00.000Z' }
const press = (words: string) => shell.do(() => byWords(words)?.click())

afterEach(() => shell.close())

it('says how to write to the committee, and how to call it', async () => {
  shell = await openShell({ path: '/account_validation', answers: { '/user/:userId': waiting }, wasSignedIn: true })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('comite-69@example.org')
  expect(document.querySelector('main a[href^="tel:0199"]')?.textContent).toMatch(/^01\u00a099/)
})

it('tells no answer of the committee from a service that could not be asked', async () => {
  const answers: Record<string, unknown> = { '/user/:userId': waiting }
  shell = await openShell({ path: '/account_validation', answers, wasSignedIn: true })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('Votre comité étudie votre compte')
  answers['/user/:userId'] = new RequestFailure({
    status: 503,
    code: 'NO',
    message: 'Réessayez plus tard.',
    fields: {},
  })
  await press('Vérifier à nouveau')
  await shell.shows('Réessayez plus tard.')
  expect(shell.text()).not.toContain('Pas encore de réponse')
  answers['/user/:userId'] = waiting
  await press('Vérifier à nouveau')
  await shell.shows('Pas encore de réponse')
  expect(shell.text()).not.toContain('Réessayez plus tard.')
})
