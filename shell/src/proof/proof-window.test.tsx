import { afterEach, expect, it } from 'vitest'
import { RequestFailure } from '../api/request-failure.ts'
import { member, openShell } from '../testing/open-shell.tsx'
import { byWords, typeInto } from '../testing/type-into.ts'

type Shell = Awaited<ReturnType<typeof openShell>>
let shell: Shell

afterEach(() => shell.close())

const wrong = new RequestFailure({
  status: 422,
  code: 'VALIDATION_FAILED',
  message: 'x',
  fields: { currentPassword: ['WRONG_PASSWORD'] },
})

/** A page on which two requests wait for a proof. */
async function ask(user: object = {}) {
  const typed: string[] = []
  shell = await openShell({
    path: '/dashboard?tab=1',
    answers: { '/user/:userId': { ...member, ...user } },
    prove: (password) => {
      typed.push(password)
      return password === 'right' ? Promise.resolve() : Promise.reject(wrong)
    },
  })
  await shell.do(() => shell.effects.setSignedIn())
  const session = new AbortController()
  let answers: Promise<boolean>[] = []
  await shell.do(() => {
    answers = [shell.proofPrompt.ask(session.signal), shell.proofPrompt.ask(session.signal)]
  })
  await shell.shows('Confirmez que c’est vous')
  return { typed, session, answer: Promise.all(answers) }
}

const submit = () => shell.do(() => byWords('Continuer')?.click())

it('asks once for all that wait, says beside the field what is wrong, and goes on', async () => {
  const { typed, answer } = await ask()
  expect(document.activeElement?.getAttribute('name')).toBe('currentPassword')
  await submit()
  await shell.shows('Indiquez votre mot de passe actuel.')
  await shell.do(() => typeInto('currentPassword', 'no'))
  await submit()
  await shell.shows('Ce n’est pas votre mot de passe actuel.')
  expect(document.activeElement?.getAttribute('name')).toBe('currentPassword')
  await shell.do(() => typeInto('currentPassword', 'right'))
  await submit()
  expect(await answer).toEqual([true, true])
  expect(typed).toEqual(['no', 'right'])
})

it('takes a no, and the end of the session for one', async () => {
  const first = await ask()
  await shell.do(() => byWords('Annuler')?.click())
  expect(await first.answer).toEqual([false, false])
  await shell.close()
  const { session, answer } = await ask()
  await shell.do(() => session.abort())
  expect(await answer).toEqual([false, false])
})

it('sends who has a league account round by its provider, and back to the page', async () => {
  await ask({ identityProvider: 'azure' })
  expect(byWords('Me connecter de nouveau')?.getAttribute('href')).toBe(
    '/api/auth/azure/authorize?returnTo=%2Fdashboard%3Ftab%3D1&prove=true',
  )
  expect(document.querySelector('input[type=password]')).toBeNull()
})
