import { afterEach, expect, it, vi } from 'vitest'
import { openShell } from '../../testing/open-shell.tsx'
import { typeInto } from '../../testing/type-into.ts'

vi.mock('./place-step.tsx', () => {
  throw new Error('the line is cut')
})

let shell: Awaited<ReturnType<typeof openShell>>
afterEach(async () => {
  await shell.close()
  localStorage.clear()
})

const submit = () => shell.do(() => document.querySelector('form')?.requestSubmit())

it('a step whose code cannot be fetched leaves the one before it, with what was typed', async () => {
  shell = await openShell({ path: '/signup', answers: { '/auth/password_policy': { minLength: 12, maxLength: 128 } } })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Qui êtes-vous')
  await shell.do(() => document.querySelector<HTMLInputElement>('input[value="caregiver"]')?.click())
  await submit()
  await shell.shows('Étape 2 sur 4')
  await shell.do(() => {
    typeInto('email', 'ines.karoui@example.org')
    typeInto('password', 'une phrase assez longue')
  })
  await submit()
  await shell.do(() => {
    typeInto('firstName', 'Inès')
    typeInto('lastName', 'Karoui')
    typeInto('birthDate', '12/03/1978')
  })
  await submit()
  await shell.shows('Une erreur est survenue. Réessayez dans un instant.')
  expect(document.querySelector<HTMLInputElement>('input[name="password"]')?.value).toBe('une phrase assez longue')
  expect(document.querySelector('input[name="lastName"]')?.closest('[hidden]')).toBeNull()
})
