import { afterEach, expect, it } from 'vitest'
import { openShell } from '../testing/open-shell.tsx'
import { typeInto } from '../testing/type-into.ts'

const different = 'Les deux mots de passe ne sont pas les mêmes.'
let shell: Awaited<ReturnType<typeof openShell>>

afterEach(() => shell.close())

/** React hears of a field that is left as `focusout`. */
const leave = (name: string) =>
  shell.do(() =>
    document.querySelector(`input[name="${name}"]`)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  )
const errorsBeside = (name: string) => document.querySelector(`input[name="${name}"]`)?.getAttribute('aria-invalid')

it('finds no fault with a second password that nobody has typed yet, and none as soon as it is right', async () => {
  const policy = { minLength: 12, maxLength: 128 }
  shell = await openShell({ path: '/confirm_forgot_password', answers: { '/auth/password_policy': policy } })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Choisir un nouveau mot de passe')
  await shell.do(() => typeInto('password', 'une phrase assez longue'))
  await leave('password')
  expect(errorsBeside('passwordAgain')).not.toBe('true')

  await shell.do(() => typeInto('passwordAgain', 'une autre phrase'))
  await leave('passwordAgain')
  await shell.shows(different)
  // Without leaving the field: the button below it must not move under the finger that presses it.
  await shell.do(() => typeInto('passwordAgain', 'une phrase assez longue'))
  await expect.poll(shell.text).not.toContain(different)
  await shell.do(() => typeInto('password', 'une phrase encore plus longue'))
  await shell.shows(different)

  await shell.do(() => typeInto('password', 'a'.repeat(129)))
  await leave('password')
  await shell.shows('Il faut au plus 128 caractères.')
})

const isConfirmed = (name: string) =>
  document.querySelector(`input[name="${name}"]`)?.closest('.ens-confirmed') instanceof Element
const spokenOf = (name: string) => {
  const ids = document.querySelector(`input[name="${name}"]`)?.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

it('confirms a code that fits and a password that keeps every rule, and neither before', async () => {
  const policy = { minLength: 12, maxLength: 128 }
  shell = await openShell({ path: '/confirm_forgot_password', answers: { '/auth/password_policy': policy } })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Choisir un nouveau mot de passe')
  await shell.do(() => typeInto('code', 'abcd-efg'))
  await shell.do(() => typeInto('password', 'trop court'))
  await shell.do(() => typeInto('passwordAgain', 'trop court'))
  for (const name of ['code', 'password', 'passwordAgain']) expect(isConfirmed(name)).toBe(false)

  await shell.do(() => typeInto('code', 'abcd-efgh'))
  await shell.do(() => typeInto('password', 'une phrase assez longue'))
  await expect.poll(() => isConfirmed('code')).toBe(true)
  expect(spokenOf('code')).toContain('Le code est complet.')
  expect(isConfirmed('password')).toBe(true)
  expect(spokenOf('password')).toContain('Ce mot de passe respecte les règles.')
  expect(isConfirmed('passwordAgain')).toBe(false)

  await shell.do(() => typeInto('passwordAgain', 'une phrase assez longue'))
  await expect.poll(() => isConfirmed('passwordAgain')).toBe(true)
})
