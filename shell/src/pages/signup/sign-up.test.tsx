import { afterEach, describe, expect, it, vi } from 'vitest'
import { RequestFailure } from '../../api/request-failure.ts'
import { member, openShell } from '../../testing/open-shell.tsx'
import { isHidden } from '../../testing/is-hidden.ts'
import { byWords, typeInto } from '../../testing/type-into.ts'

type Shell = Awaited<ReturnType<typeof openShell>>
let shell: Shell

const policy = { minLength: 12, maxLength: 128 }
const secret = 'une phrase assez longue'
const mistyped = 'Adresse mal écrite à l’inscription\u00a0? Reprenez l’inscription pour la corriger.'

async function open(answers: Record<string, unknown> = {}): Promise<void> {
  shell = await openShell({ path: '/signup', answers: { '/auth/password_policy': policy, ...answers } })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Qui êtes-vous')
}

const submit = () => shell.do(() => document.querySelector('form')?.requestSubmit())
const choose = (value: string) =>
  shell.do(() => document.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.click())
const tick = (name: string) =>
  shell.do(() => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.click())
const value = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value

async function identify(): Promise<void> {
  await choose('former_patient')
  await submit()
  await shell.shows('Étape 2 sur 4')
  await shell.do(() => {
    typeInto('email', 'ines.karoui@example.org')
    typeInto('password', secret)
  })
  await introduce('Inès', 'Karoui', 'non_binary')
}

/** The second and third screens of step 2. */
async function introduce(firstName: string, lastName: string, gender?: string): Promise<void> {
  await submit()
  // Nothing is said of somebody who does not say it.
  expect(document.querySelector<HTMLInputElement>('input[value="unknown"]')?.checked).toBe(true)
  if (gender) await choose(gender)
  await shell.do(() => {
    typeInto('firstName', firstName)
    typeInto('lastName', lastName)
    typeInto('birthDate', '12/03/1978')
  })
  await submit()
  await shell.shows('Code postal')
  await shell.do(() => typeInto('postalCode', '69003'))
  await shell.shows('Code postal reconnu : Rhône.')
}

/** The piece of this step may come a moment after its title. */
async function passWishes(): Promise<void> {
  await shell.shows('Étape 3 sur 4')
  await shell.shows('Passer cette étape')
  await shell.do(() => byWords('Passer cette étape')?.click())
  await shell.shows('Étape 4 sur 4')
}

async function reachCharter(): Promise<void> {
  await identify()
  await submit()
  await passWishes()
}

afterEach(async () => {
  await shell.close()
  delete document.documentElement.dataset['league']
  window.history.replaceState(null, '', '/')
  localStorage.clear()
})

describe('sign-up', () => {
  it('asks for what is missing before it goes on', async () => {
    await open()
    await submit()
    await shell.shows('Choisissez la réponse la plus proche de votre situation')
    expect(shell.text()).toContain('Étape 1 sur 4')
  })

  it('goes through four steps, sends what was written, and can be taken up again', async () => {
    await open({ '/auth/signup_with_password': { emailVerificationRequired: true } })
    await reachCharter()
    await submit()
    await shell.shows('Cochez cette case pour créer votre compte')
    await tick('charter')
    await tick('terms')
    await submit()
    await shell.arrives('/account_validation')
    await shell.shows('Confirmez votre adresse e-mail')
    expect(value('email')).toBe('ines.karoui@example.org')
    expect(localStorage.length).toBe(0)
    const sent = shell.bodies[shell.requested.indexOf('/auth/signup_with_password')]
    expect(sent).toEqual({
      email: 'ines.karoui@example.org',
      password: secret,
      profileType: 'former_patient',
      identity: {
        firstName: 'Inès',
        lastName: 'Karoui',
        gender: 'non_binary',
        birthDate: '1978-03-12',
        postalCode: '69003',
        departmentCode: '69',
        language: 'fr',
      },
      consents: { termsVersion: '1', charterVersion: '1', newsletter: false },
    })
    // Whoever mistyped their address takes it up again, all but the password and the illness.
    await shell.shows('Nouvel envoi possible dans')
    await shell.do(() => byWords(mistyped)?.click())
    await shell.arrives('/signup')
    await shell.shows('Nous avons retrouvé vos réponses')
    expect(document.querySelector('input[type="radio"]:checked')).toBeNull()
    await choose('former_patient')
    await submit()
    expect(value('email')).toBe('ines.karoui@example.org')
    expect(value('password')).toBe('')
    await shell.do(() => {
      typeInto('email', 'ines.karoui2@example.org')
      typeInto('password', secret)
    })
    await submit()
    expect(value('lastName')).toBe('Karoui')
  })

  it('is there again for who goes back from the page that waits for the code, until the address is confirmed', async () => {
    await open({
      '/auth/signup_with_password': { emailVerificationRequired: true },
      '/auth/confirm_email': { status: 'pending_approval' },
    })
    await reachCharter()
    await tick('charter')
    await tick('terms')
    await submit()
    await shell.arrives('/account_validation')
    await shell.shows('Confirmez votre adresse e-mail')
    await shell.do(
      () =>
        new Promise((arrived) => {
          window.addEventListener('popstate', arrived, { once: true })
          window.history.back()
        }),
    )
    await shell.arrives('/signup')
    await shell.shows('Nous avons retrouvé vos réponses')
    await choose('former_patient')
    await submit()
    expect(value('email')).toBe('ines.karoui@example.org')
    expect(value('password')).toBe('')
    // Who had gone back by mistake leaves nothing in the browser.
    await shell.do(() => shell.navigate('/account_validation'))
    await shell.shows('Confirmez votre adresse e-mail')
    await shell.do(() => {
      typeInto('email', 'ines.karoui@example.org')
      typeInto('code', 'ABCD-EFGH')
    })
    await submit()
    await shell.shows('Votre adresse est confirmée')
    expect(localStorage.length).toBe(0)
  })

  it('keeps everything on the way back', async () => {
    await open()
    await identify()
    await submit()
    await shell.shows('Étape 3 sur 4')
    await shell.do(() => byWords('Revenir')?.click())
    await shell.shows('Étape 2 sur 4')
    expect(value('postalCode')).toBe('69003')
    expect(value('firstName')).toBe('Inès')
    expect(value('password')).toBe(secret)
    expect(JSON.stringify(window.history.state)).not.toContain('example.org')
    expect(sessionStorage.length).toBe(0)
  })

  it('is found again by a browser that was closed, all but the password and the illness', async () => {
    await open()
    await identify()
    expect(JSON.stringify(localStorage)).not.toMatch(new RegExp(`former_patient|${secret}`))
    await shell.close()
    window.history.replaceState(null, '', '/')
    await open()
    await shell.shows('Nous avons retrouvé vos réponses')
    await choose('former_patient')
    await submit()
    expect(value('email')).toBe('ines.karoui@example.org')
    expect(value('password')).toBe('')
    await shell.do(() => typeInto('password', secret))
    await submit()
    expect(value('lastName')).toBe('Karoui')
    await shell.do(() => byWords('Effacer mes réponses')?.click())
    await shell.shows('Étape 1 sur 4')
    expect(localStorage.length).toBe(0)
    expect(value('lastName')).toBe('')
  })

  it('says in each field’s words what is missing, and that a day does not exist', async () => {
    await open()
    // Nothing was answered that is kept.
    expect(shell.text()).not.toContain('Effacer mes réponses')
    await choose('caregiver')
    await submit()
    await submit()
    await shell.shows('Indiquez votre adresse e-mail.')
    expect(shell.text()).toContain('Effacer mes réponses')
    await shell.shows('Choisissez un mot de passe.')
    expect(document.activeElement?.getAttribute('name')).toBe('email')
    await shell.do(() => {
      typeInto('email', 'ines.karoui@example.org')
      typeInto('password', secret)
    })
    await submit()
    await shell.do(() => typeInto('birthDate', '31/02/1958'))
    await submit()
    await shell.shows('Indiquez votre prénom.')
    await shell.shows('Cette date n’existe pas. Vérifiez le jour et le mois.')
  })

  it('leads back to the field that the server refused', async () => {
    const refused = new RequestFailure({
      status: 422,
      code: 'PASSWORD_POLICY',
      message: 'Mot de passe trop faible.',
      fields: { password: ['INVALID_FORMAT'] },
    })
    await open({ '/auth/signup_with_password': refused })
    await reachCharter()
    await tick('charter')
    await tick('terms')
    await submit()
    await shell.shows('Étape 2 sur 4')
    await shell.shows('Cette valeur n’est pas acceptée')
    expect(value('email')).toBe('ines.karoui@example.org')
  })

  it('is sent once, however often its button is pressed', async () => {
    await open({ '/auth/signup_with_password': { emailVerificationRequired: true } })
    await reachCharter()
    await tick('charter')
    await tick('terms')
    const form = document.querySelector('form')
    await shell.do(() => {
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await shell.arrives('/account_validation')
    expect(shell.requested.filter((path) => path === '/auth/signup_with_password')).toHaveLength(1)
  })

  it('says what to do when nobody answers, and loses nothing', async () => {
    const away = new RequestFailure({ status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Réessayez.', fields: {} })
    await open({ '/auth/signup_with_password': away })
    await reachCharter()
    await tick('charter')
    await tick('terms')
    await submit()
    await shell.shows('Réessayez.')
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Réessayez.')
    expect(value('lastName')).toBe('Karoui')
  })
})

it.each(['/signup', '/signup?azureSSO=true'])('leaves who is signed in at %s, and says so', async (path) => {
  shell = await openShell({ path, answers: { '/user/:userId': member }, wasSignedIn: true })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('Vous avez déjà un compte')
  expect(window.location.pathname + window.location.search).toBe(path)
  expect(byWords('Aller à l’accueil')?.getAttribute('href')).toBe('/home')
})

it('starts a league sign-up again when the page was loaded anew', async () => {
  shell = await openShell({ path: '/signup?azureSSO=true' })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Reprenez avec votre compte de la Ligue')
  expect(byWords('Continuer avec un compte de la Ligue')?.getAttribute('href')).toBe('/api/auth/azure/authorize')
})

/** From the first step on, with what the league does not tell. */
async function finishLeagueSignUp() {
  await choose('caregiver')
  await submit()
  await shell.shows('Étape 2 sur 4')
  await introduce('Maud', 'Perrin')
  await submit()
  await passWishes()
  await tick('charter')
  await tick('terms')
  await submit()
}

it('says that a league sign-up took too long, and leads back to the provider', async () => {
  const failure = { status: 400, code: 'SSO_EXPIRED', message: 'Cette connexion a trop attendu.', fields: {} }
  shell = await openShell({
    path: '/signup?azureSSO=true',
    league: { signupToken: 't', email: 'maud@example.org', firstName: 'Maud', lastName: 'Perrin' },
    signUpWithAzure: () => Promise.reject(new RequestFailure(failure)),
  })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Qui êtes-vous')
  await finishLeagueSignUp()
  await shell.shows('ne vaut que dix minutes')
  expect(byWords('Continuer avec un compte de la Ligue')?.getAttribute('href')).toBe('/api/auth/azure/authorize')
})

it('opens an invited account by a league account', async () => {
  const sent: unknown[] = []
  shell = await openShell({
    path: `/signup?azureSSO=true#invitation=${'a'.repeat(43)}&email=maud%40example.org`,
    league: { signupToken: 't', email: 'maud@example.org', firstName: 'Maud', lastName: 'Perrin' },
    signUpWithAzure: (input) => Promise.resolve(void sent.push(input)),
  })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Qui êtes-vous')
  await finishLeagueSignUp()
  await vi.waitFor(() => expect(sent).toMatchObject([{ signupToken: 't', invitationToken: 'a'.repeat(43) }]))
})

it('takes an invitation from the link of the mail, and signs in at the end', async () => {
  const signedIn: unknown[] = []
  shell = await openShell({
    path: `/signup#invitation=${'a'.repeat(43)}&email=maud%40example.org`,
    answers: { '/auth/password_policy': policy, '/auth/signup_with_password': { emailVerificationRequired: false } },
    signIn: (input) => Promise.resolve(void signedIn.push(input)),
  })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Votre invitation est reconnue')
  const back = encodeURIComponent(`/signup${window.location.hash}`)
  expect(byWords('Continuer avec un compte de la Ligue')?.getAttribute('href')).toContain(`returnTo=${back}`)
  await choose('caregiver')
  await submit()
  await shell.shows('Étape 2 sur 4')
  expect(value('email')).toBe('maud@example.org')
  await shell.do(() => typeInto('password', secret))
  await introduce('Maud', 'Perrin')
  await submit()
  await passWishes()
  expect(window.location.hash).toContain('invitation=')
  await tick('charter')
  await tick('terms')
  await submit()
  await vi.waitFor(() => expect(signedIn).toEqual([{ email: 'maud@example.org', password: secret }]))
  expect(shell.bodies.at(-1)).toMatchObject({ email: 'maud@example.org', invitationToken: 'a'.repeat(43) })
  await shell.arrives('/account_validation')
})

it('leads an invitation to no league account where the page says that there is none', async () => {
  document.documentElement.dataset['league'] = 'none'
  shell = await openShell({ path: `/signup#invitation=${'a'.repeat(43)}&email=maud%40example.org` })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Votre invitation est reconnue')
  expect(isHidden(byWords('Continuer avec un compte de la Ligue'))).toBe(true)
})

it('asks staff who were invited in two steps: no illness, no wishes, and a telephone', async () => {
  const signedIn: unknown[] = []
  shell = await openShell({
    path: `/signup#invitation=${'a'.repeat(43)}&email=maud%40example.org&role=referent`,
    answers: { '/auth/password_policy': policy, '/auth/signup_with_password': { emailVerificationRequired: false } },
    signIn: (input) => Promise.resolve(void signedIn.push(input)),
  })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Deux étapes courtes')
  await shell.shows('Étape 1 sur 2')
  expect(shell.text()).not.toContain('Votre situation')
  await shell.do(() => typeInto('password', secret))
  await submit()
  await shell.shows('Votre rôle est déjà décidé')
  expect(value('birthDate')).toBeUndefined()
  await shell.do(() => {
    typeInto('firstName', 'Maud')
    typeInto('lastName', 'Perrin')
  })
  await submit()
  await shell.shows('Indiquez votre numéro de téléphone.')
  await shell.do(() => typeInto('phone', '06 39 98 12 34'))
  await submit()
  await shell.shows('Étape 2 sur 2')
  await tick('charter')
  await tick('terms')
  await submit()
  await vi.waitFor(() => expect(signedIn).toEqual([{ email: 'maud@example.org', password: secret }]))
  expect(shell.bodies.at(-1)).toEqual({
    email: 'maud@example.org',
    password: secret,
    invitationToken: 'a'.repeat(43),
    identity: { firstName: 'Maud', lastName: 'Perrin', phone: '06 39 98 12 34', language: 'fr' },
    consents: { termsVersion: '1', charterVersion: '1', newsletter: false },
  })
})
