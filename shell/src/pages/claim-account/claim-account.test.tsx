import { afterEach, expect, it } from 'vitest'
import { RequestFailure } from '../../api/request-failure.ts'
import { member, openShell } from '../../testing/open-shell.tsx'
import { byWords, typeInto } from '../../testing/type-into.ts'

let shell: Awaited<ReturnType<typeof openShell>>

const link = '/claim_account#email=perrine%40example.org&code=ABCD-EFGH'
const letterCode = 'rpca-h99z-chlt-3dby'
const password = 'La pluie tombe sur les toits'
const policy = { minLength: 12, maxLength: 128 }

async function open(path: string, answers: Record<string, unknown> = {}): Promise<void> {
  shell = await openShell({ path, answers: { '/auth/password_policy': policy, ...answers } })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Code de votre courrier')
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const press = (words: string) => shell.do(() => byWords(words)?.click())
const submit = () => shell.do(() => document.querySelector<HTMLElement>('button[type="submit"]')?.click())
const errorBeside = (name: string) => {
  if (field(name)?.getAttribute('aria-invalid') !== 'true') return null
  const ids = field(name)?.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
const refused = (code: string, fields: Record<string, string[]>) =>
  new RequestFailure({ status: 422, code, message: 'Code incorrect.', fields })

/** All that the second step asks for, but for the codes. */
async function fillOwnerForm(): Promise<void> {
  await shell.do(() => typeInto('password', password))
  for (const name of ['charter', 'terms']) await shell.do(() => field(name)?.click())
}

/** The first step, as somebody takes it who has just opened their letter. */
async function askForCode(): Promise<void> {
  await shell.do(() => typeInto('claimCode', letterCode))
  await shell.do(() => typeInto('email', 'perrine@example.org'))
  await submit()
  await shell.shows('Un e-mail vient de partir à perrine@example.org')
}

afterEach(async () => {
  await shell.close()
  window.history.replaceState(null, '', '/')
})

/** On a slow line the page learns that nobody is signed in only after its form was sent. */
it('goes on with the answer to a form that was sent before it was known that there is no session', async () => {
  let answer = () => {}
  const asked = new Promise((resolve) => (answer = () => resolve({})))
  shell = await openShell({ path: '/claim_account', answers: { '/auth/claim_account': () => asked } })
  await shell.shows('Reprendre mon compte')
  await shell.do(() => typeInto('claimCode', 'rpca-h99z-chlt-3dby'))
  await shell.do(() => typeInto('email', 'perrine@example.org'))
  await shell.do(() => document.querySelector<HTMLElement>('button[type="submit"]')?.click())
  await expect.poll(() => shell.requested).toContain('/auth/claim_account')
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.do(answer)
  await shell.shows('Code reçu')
  expect(document.activeElement).toBe(document.querySelector('main h1'))
})

it('begins with both codes for who comes by the link of the mail, whose code leaves the address bar', async () => {
  await open(link, { '/auth/confirm_claim': {} })
  expect(window.location.hash).toBe('')
  expect(JSON.stringify(window.history.state)).not.toContain('ABCD')
  expect([field('code')?.value, field('email')?.value]).toEqual(['ABCD-EFGH', 'perrine@example.org'])
  await shell.do(() => typeInto('claimCode', letterCode))
  await fillOwnerForm()
  await submit()
  await shell.shows('Ce compte est maintenant le vôtre')
  expect(shell.requested).not.toContain('/auth/claim_account')
  expect(shell.bodies.at(-1)).toMatchObject({
    claimCode: 'RPCAH99ZCHLT3DBY',
    email: 'perrine@example.org',
    code: 'ABCDEFGH',
    password,
  })
})

it('says why not to who is signed in already, instead of leading them home without a word', async () => {
  shell = await openShell({ path: link, answers: { '/user/:userId': member } })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('Un compte est déjà ouvert dans ce navigateur')
  expect(shell.text()).toContain('déconnectez-vous d’abord')
  expect([window.location.pathname, window.location.hash]).toEqual(['/claim_account', ''])
  expect(field('claimCode')).toBeNull()
})

it('leaves what is typed to who types it when somebody signs in in another tab', async () => {
  await open('/claim_account', { '/user/:userId': member })
  await shell.do(() => typeInto('claimCode', letterCode))
  await shell.do(() => shell.effects.setSignedIn(member))
  await shell.shows('Se déconnecter')
  expect(field('claimCode')?.value).toBe(letterCode)
})

it('takes a code that has come already without having another one mailed', async () => {
  await open('/claim_account')
  await shell.do(() => typeInto('claimCode', letterCode))
  await press('J’ai déjà reçu le second code')
  await shell.shows('Code reçu')
  expect([field('claimCode')?.value, field('code')?.value]).toEqual([letterCode, ''])
  expect(shell.requested).not.toContain('/auth/claim_account')
})

it('keeps what was typed for who goes back', async () => {
  await open('/claim_account', { '/auth/claim_account': {} })
  await askForCode()
  expect(field('claimCode')).toBeNull()
  await press('Changer de code ou d’adresse')
  await shell.shows('Recevoir le second code')
  expect([field('claimCode')?.value, field('email')?.value]).toEqual([letterCode, 'perrine@example.org'])
  expect(document.activeElement).toBe(document.querySelector('main h1'))
})

it.each([
  ['claimCode', 'INVALID_CODE', 'WRONG_CODE', 'Ce code n’est pas le bon.', 'code'],
  ['claimCode', 'CODE_EXPIRED', 'EXPIRED_CODE', 'Ce code n’est plus valable.', 'code'],
  ['code', 'INVALID_CODE', 'WRONG_CODE', 'il va avec un autre courrier', 'claimCode'],
  ['code', 'CODE_EXPIRED', 'EXPIRED_CODE', 'Ce code n’est plus valable.', 'claimCode'],
])('says beside the field that it is %s which is refused with %s', async (name, code, fieldCode, words, other) => {
  await open('/claim_account', {
    '/auth/claim_account': {},
    '/auth/confirm_claim': refused(code, { [name]: [fieldCode] }),
  })
  await askForCode()
  await shell.do(() => typeInto('code', 'abcd-efgh'))
  await fillOwnerForm()
  await submit()
  await shell.shows(words)
  expect(errorBeside(name)).toContain(words)
  expect(errorBeside(other)).toBeNull()
  expect(document.activeElement).toBe(field(name))
})

it('has another code mailed for the letter, at once where one was tried in vain, and says what that means', async () => {
  await open(link, {
    '/auth/claim_account': {},
    '/auth/confirm_claim': refused('CODE_EXPIRED', { code: ['EXPIRED_CODE'] }),
  })
  expect(shell.text()).toContain('Un nouveau code remplace le précédent. Vous pouvez en recevoir cinq par heure.')
  await press('Renvoyer le code')
  await shell.shows('Vérifiez le code de votre courrier.')
  expect(shell.requested).not.toContain('/auth/claim_account')
  await shell.do(() => typeInto('claimCode', letterCode))
  await fillOwnerForm()
  await submit()
  await shell.shows('Ce code n’est plus valable.')
  await press('Renvoyer le code')
  await shell.shows('Un nouveau code est en route')
  expect(shell.bodies.at(-1)).toEqual({ claimCode: 'RPCAH99ZCHLT3DBY', email: 'perrine@example.org' })
  expect([field('code')?.value, errorBeside('code')]).toEqual(['', null])
  expect(field('password')?.value).toBe(password)
})

it('shows what is wrong with the letter for which another code was asked', async () => {
  await open(link, { '/auth/claim_account': refused('INVALID_CODE', { claimCode: ['WRONG_CODE'] }) })
  await shell.do(() => typeInto('claimCode', letterCode))
  await press('Renvoyer le code')
  await shell.shows('Vérifiez le code de votre courrier.')
  expect(errorBeside('claimCode')).toContain('Ce code n’est pas le bon.')
  expect(field('code')?.value).toBe('ABCD-EFGH')
})
