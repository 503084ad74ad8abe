import { afterEach, expect, it, vi } from 'vitest'
import { RequestFailure } from '../../api/request-failure.ts'
import type { SignInInput } from '../../session/sign-in.ts'
import { openShell } from '../../testing/open-shell.tsx'
import { byWords, typeInto } from '../../testing/type-into.ts'
import { hasKeptAnswers } from './kept-answers.ts'

let shell: Awaited<ReturnType<typeof openShell>>

const secret = 'une phrase assez longue'
const submit = () => shell.do(() => document.querySelector('form')?.requestSubmit())
const tick = (name: string) =>
  shell.do(() => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.click())
const away = new RequestFailure({ status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Réessayez.', fields: {} })
const answered = new RequestFailure({
  status: 409,
  code: 'INVITATION_ALREADY_ANSWERED',
  message: 'Cette invitation a déjà reçu une réponse.',
  fields: {},
})
const wrong = new RequestFailure({ status: 401, code: 'BAD_CREDENTIALS', message: 'Mot de passe faux.', fields: {} })

afterEach(async () => {
  await shell.close()
  window.history.replaceState(null, '', '/')
  localStorage.clear()
})

/**
 * Somebody who was invited to work for the league sends the finished form.
 * @param signUps what the presses get, one after the other
 * @param signIns the same of the sign-in that follows
 */
async function send(signUps: unknown[], signIns: (Error | null)[]) {
  const tried: SignInInput[] = []
  shell = await openShell({
    path: `/signup#invitation=${'a'.repeat(43)}&email=maud%40example.org&role=referent`,
    answers: {
      '/auth/password_policy': { minLength: 12, maxLength: 128 },
      '/auth/signup_with_password': () => {
        const next = signUps.shift()
        return next instanceof Error ? Promise.reject(next) : next
      },
    },
    signIn: (input) => {
      tried.push(input)
      const next = signIns.shift()
      return next ? Promise.reject(next) : Promise.resolve()
    },
  })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Étape 1 sur 2')
  await shell.do(() => typeInto('password', secret))
  await submit()
  await shell.shows('Votre rôle est déjà décidé')
  await shell.do(() => {
    typeInto('firstName', 'Maud')
    typeInto('lastName', 'Perrin')
    typeInto('phone', '06 39 98 12 34')
  })
  await submit()
  await shell.shows('Étape 2 sur 2')
  await tick('charter')
  await tick('terms')
  await submit()
  return tried
}

const opened = { emailVerificationRequired: false }
const typed = { email: 'maud@example.org', password: secret }

it('signs in at the next press where the line broke between the opened account and the sign-in', async () => {
  const tried = await send([opened, answered], [away, null])
  await shell.shows('Réessayez.')
  // Whoever loads the page anew does not write it all again.
  expect(hasKeptAnswers()).toBe(true)
  await submit()
  await shell.arrives('/account_validation')
  expect(tried).toEqual([typed, typed])
  expect(hasKeptAnswers()).toBe(false)
})

it('signs in at the next press where the answer was lost that the account is open', async () => {
  const tried = await send([away, answered], [null])
  await shell.shows('Réessayez.')
  await submit()
  await shell.arrives('/account_validation')
  expect(tried).toEqual([typed])
})

it('says that the invitation was answered where it was by somebody else, or with another password', async () => {
  await send([answered], [wrong])
  await shell.shows('Cette invitation a déjà reçu une réponse.')
  expect(shell.text()).not.toContain('Mot de passe faux.')
  expect(byWords('Se connecter')?.getAttribute('href')).toBe('/login')
})

it('says what the sign-in says where nobody answers it', async () => {
  const tried = await send([answered], [away])
  await shell.shows('Réessayez.')
  await vi.waitFor(() => expect(tried).toHaveLength(1))
})
