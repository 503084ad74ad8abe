import { afterEach, beforeAll, expect, it } from 'vitest'
import { openShell } from '../testing/open-shell.tsx'
import { typeInto } from '../testing/type-into.ts'

const different = 'Les deux mots de passe ne sont pas les mêmes.'
let shell: Awaited<ReturnType<typeof openShell>>

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
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
