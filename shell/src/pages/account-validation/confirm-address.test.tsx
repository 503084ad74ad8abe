import { afterEach, expect, it } from 'vitest'
import { RequestFailure } from '../../api/request-failure.ts'
import { openShell } from '../../testing/open-shell.tsx'
import { byWords, typeInto } from '../../testing/type-into.ts'

let shell: Awaited<ReturnType<typeof openShell>>

async function open(path: string, answers: Record<string, unknown>): Promise<void> {
  shell = await openShell({ path, answers })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Confirmez votre adresse e-mail')
}

const link = '/account_validation#email=ines%40example.org&code=ABCD-EFGH'
const press = (words: string) => shell.do(() => byWords(words)?.click())

afterEach(async () => {
  await shell.close()
  window.history.replaceState(null, '', '/')
})

it('confirms an address by one press for who came by the link, whose code leaves the address bar', async () => {
  await open(link, { '/auth/confirm_email': { status: 'pending_approval' } })
  await shell.shows('Un dernier geste pour ines@example.org')
  expect(document.querySelectorAll('main input')).toHaveLength(0)
  expect(window.location.hash).toBe('')
  expect(JSON.stringify(window.history.state)).not.toContain('ABCD')
  await press('Confirmer mon adresse')
  await shell.shows('Votre adresse est confirmée')
  // The button that was pressed has gone.
  expect(document.activeElement?.textContent).toBe('Votre adresse est confirmée')
  expect(shell.bodies.at(-1)).toEqual({ email: 'ines@example.org', code: 'ABCDEFGH' })
})

it('leads on from a link that is too old: another code at once, for the address of the link', async () => {
  const expired = new RequestFailure({ status: 400, code: 'CODE_EXPIRED', message: 'Code expiré.', fields: {} })
  await open(link, { '/auth/confirm_email': expired, '/auth/resend_confirmation': {} })
  await press('Confirmer mon adresse')
  await shell.shows('Code expiré.')
  await press('Renvoyer le code')
  await shell.shows('Un nouveau code est en route')
  expect(shell.bodies.at(-1)).toEqual({ email: 'ines@example.org' })
})

it('offers another code to who opened the page by hand, once an address is typed', async () => {
  await open('/account_validation', { '/auth/resend_confirmation': {} })
  await press('Renvoyer le code')
  await shell.shows('Indiquez votre adresse e-mail.')
  await shell.do(() => typeInto('email', 'ines@example.org'))
  await press('Renvoyer le code')
  await shell.shows('Un nouveau code est en route')
  expect(shell.bodies.at(-1)).toEqual({ email: 'ines@example.org' })
})
