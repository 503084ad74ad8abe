import type { User } from '@ensemble/contracts/users/http'
import { noWork } from '@ensemble/contracts/users/no-work'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleUser } from '../../testing/sample-users.ts'

const commitment: NonNullable<User['engagement']> = {
  interestDomains: ['prevention'],
  preferredMissionTypes: [],
  preferredModes: [],
  skills: [],
  skillsOther: null,
  availability: { slots: [], frequency: null, note: null },
  pause: null,
  favouriteMissionIds: [],
  savedSearches: [],
}

/** One's own profile, whose service answers each edit by `answer`. */
async function openOwn(
  tab: string,
  answer: (body: object, user: User) => Partial<User> | Promise<Partial<User>>,
  first: Partial<User> = {},
) {
  let user = sampleUser({ work: noWork, engagement: commitment, ...first })
  const sent: unknown[] = []
  const page = await open(`/users/me?tab=${tab}`, 'member', {
    answers: {
      'user.get': () => user,
      'user.edit': async ({ body }) => {
        sent.push(body)
        user = { ...user, ...(await answer(body, user)) }
        return user
      },
    },
  })
  await expect.poll(page.text).toContain('Ce que vous changez s’enregistre tout seul')
  return { page, sent }
}

const refuseNames = (body: object) => {
  if (JSON.stringify(body).includes('"firstName":""')) {
    throw refusal('VALIDATION_FAILED', 'À corriger', { 'identity.firstName': ['TOO_SHORT'] })
  }
  return 'identity' in body && typeof body.identity === 'object' ? { ...body.identity } : {}
}

/** What a screen reader says of changes. */
const heard = () => [...document.querySelectorAll('[role="status"]')].map((place) => place.textContent).join(' ')

test('a birth date is typed as at sign-up; what is no day is said at once, and not sent', async () => {
  const { page, sent } = await openOwn('profile', refuseNames, { birthDate: '1984-01-27' })
  const [field] = page.all('input[autocomplete="bday"]')
  expect([field?.getAttribute('type'), field?.getAttribute('value')]).toEqual(['text', '27/01/1984'])
  page.type('Date de naissance', '31/02/1984')
  page.leave('Date de naissance')
  await expect.poll(page.text).toContain('Cette date n’existe pas. Vérifiez le jour et le mois.')
  page.type('Date de naissance', '1984')
  page.leave('Date de naissance')
  await expect.poll(page.text).toContain('Écrivez le jour, le mois et l’année.')
  expect(sent).toEqual([])
  page.type('Date de naissance', '2.3.1984')
  page.leave('Date de naissance')
  await expect.poll(() => sent).toEqual([{ identity: { birthDate: '1984-03-02' } }])
  page.unmount()
})

test('a field is saved alone when it is left, and says so; there is no button to save', async () => {
  const { page, sent } = await openOwn('profile', refuseNames)
  expect(page.text()).toContain('Pour que votre comité sache à qui il s’adresse')
  expect(page.text()).toContain(
    'L’administration, votre comité, et les équipes des missions où votre place est confirmée.',
  )
  expect(page.all('button').filter((button) => button.textContent?.startsWith('Enregistrer'))).toEqual([])
  page.type('Ville (facultatif)', 'Villeurbanne')
  expect(sent).toEqual([])
  page.leave('Ville (facultatif)')
  await expect.poll(() => sent).toEqual([{ identity: { city: 'Villeurbanne' } }])
  await expect.poll(page.text).toContain('Enregistré')
  page.unmount()
})

test('a field that was not changed, or changed back, is not sent when it is left', async () => {
  const { page, sent } = await openOwn('profile', refuseNames)
  page.leave('Prénom')
  page.type('Prénom', 'Autre')
  page.type('Prénom', 'Inès')
  page.leave('Prénom')
  page.type('Nom', 'Karoui-Petit')
  page.leave('Nom')
  await expect.poll(() => sent).toEqual([{ identity: { lastName: 'Karoui-Petit' } }])
  page.unmount()
})

test('a wrong field says what to put there, keeps what was typed, and holds back none of the others', async () => {
  const { page, sent } = await openOwn('profile', refuseNames)
  page.type('Prénom', '')
  page.leave('Prénom')
  await expect.poll(page.text).toContain('Indiquez votre prénom.')
  // Somebody who cannot see it has gone on to the next field.
  await expect.poll(heard).toContain('Indiquez votre prénom.')
  page.type('Ville (facultatif)', 'Villeurbanne')
  page.leave('Ville (facultatif)')
  await expect.poll(() => sent.at(-1)).toEqual({ identity: { city: 'Villeurbanne' } })
  expect(page.text()).toContain('Indiquez votre prénom.')
  page.type('Prénom', 'Inès-Marie')
  expect(page.text()).not.toContain('Indiquez votre prénom.')
  page.leave('Prénom')
  await expect.poll(() => sent.at(-1)).toEqual({ identity: { firstName: 'Inès-Marie' } })
  page.unmount()
})

test('leaving with a field that was refused asks; what is still being saved is waited for', async () => {
  let answered: () => void = () => undefined
  const answer = new Promise<void>((resolve) => (answered = resolve))
  const { page } = await openOwn('profile', async (body) => {
    await answer
    return refuseNames(body)
  })
  page.type('Ville (facultatif)', 'Villeurbanne')
  page.leave('Ville (facultatif)')
  const left = page.go('/users/me?tab=work')
  expect(page.address()).toBe('/users/me?tab=profile')
  answered()
  await left
  await expect.poll(page.address).toBe('/users/me?tab=work')
  expect(page.text()).not.toContain('Quitter cette page')

  await page.go('/users/me?tab=profile')
  await expect.poll(page.text).toContain('Vous joindre')
  page.type('Prénom', '')
  page.leave('Prénom')
  await page.go('/home')
  await expect.poll(page.text).toContain('Quitter cette page')
  page.press('Rester et corriger')
  expect(page.address()).toBe('/users/me?tab=profile')
  expect(page.text()).toContain('Indiquez votre prénom.')
  await page.go('/home')
  await expect.poll(page.text).toContain('Quitter cette page')
  page.press('Quitter sans enregistrer')
  await expect.poll(page.address).toBe('/home')
  page.unmount()
})

test('leaving with another address that was typed and not sent asks', async () => {
  const { page } = await openOwn('profile', refuseNames)
  page.press('Changer d’adresse')
  await expect.poll(page.text).toContain('Nouvelle adresse e-mail')
  page.type('Nouvelle adresse e-mail', 'nouvelle@example.org')
  await page.go('/home')
  await expect.poll(page.text).toContain('Quitter cette page')
  page.press('Quitter sans enregistrer')
  await expect.poll(page.address).toBe('/home')
  page.unmount()
})

test('two choices in a row are sent one after the other, and both are kept', async () => {
  const { page, sent } = await openOwn('commitment', (body, user) => ({
    engagement: { ...commitment, ...user.engagement, ...('engagement' in body ? Object(body.engagement) : {}) },
  }))
  const box = (label: string) => page.all('label').find((one) => one.textContent === label)
  box('En semaine, la journée')?.click()
  box('De temps en temps')?.click()
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      engagement: { availability: { slots: ['weekday_day'], frequency: 'one_off', note: null } },
    })
  page.unmount()
})

test('a pause begins with its button, however its answers were looked through, once its day is given', async () => {
  const { page, sent } = await openOwn('commitment', () => ({
    engagement: { ...commitment, pause: { until: '2027-01-05' } },
  }))
  for (const answer of ['Je fais une pause, sans date de fin', 'Je fais une pause jusqu’à une date'])
    page
      .all('label')
      .find((one) => one.textContent === answer)
      ?.click()
  await expect.poll(page.text).toContain('Dernier jour de la pause')
  page.type('Dernier jour de la pause', '2027-01-05')
  page.leave('Dernier jour de la pause')
  expect(sent).toEqual([])
  page.press('Enregistrer\u00a0: Faire une pause')
  await expect.poll(() => sent).toEqual([{ engagement: { pause: { until: '2027-01-05' } } }])
  page.unmount()
})

test('a pause until a day says that the day is missing, and leads to it', async () => {
  const { page, sent } = await openOwn('commitment', () => ({
    engagement: { ...commitment, pause: { until: '2027-01-05' } },
  }))
  page
    .all('label')
    .find((one) => one.textContent === 'Je fais une pause jusqu’à une date')
    ?.click()
  await expect.poll(page.text).toContain('Dernier jour de la pause')
  page.press('Enregistrer\u00a0: Faire une pause')
  await expect.poll(page.text).toContain('Choisissez le dernier jour de votre pause.')
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('date')
  expect(sent).toEqual([])
  page.type('Dernier jour de la pause', '2027-01-05')
  page.press('Enregistrer\u00a0: Faire une pause')
  await expect.poll(() => sent).toEqual([{ engagement: { pause: { until: '2027-01-05' } } }])
  page.unmount()
})

test.each(['one press', 'the network that is back'])(
  'what could not be saved stays, says why, and is saved with %s',
  async (by) => {
    let down = true
    const { page, sent } = await openOwn('profile', (body) => {
      if (down) throw refusal('SERVICE_UNAVAILABLE', 'Momentanément indisponible')
      return refuseNames(body)
    })
    page.type('Ville (facultatif)', 'Villeurbanne')
    page.leave('Ville (facultatif)')
    await expect.poll(page.text).toContain('Momentanément indisponible')
    down = false
    if (by === 'one press') page.press('Enregistrer\u00a0: Vous joindre')
    else window.dispatchEvent(new Event('online'))
    await expect.poll(page.text).not.toContain('Momentanément indisponible')
    expect(sent.at(-1)).toEqual({ identity: { city: 'Villeurbanne' } })
    page.unmount()
  },
)

test('a training that is confirmed leaves the profile only after a question', async () => {
  const standing = { kind: 'patient_resource', declaredAt: '2026-11-02T09:00:00.000Z', validUntil: null, purpose: null }
  const confirmed = {
    confirmedAt: '2026-11-03T09:00:00.000Z',
    confirmedBy: { id: sampleUser().id, displayName: 'Solange Mondésir' },
    state: 'confirmed',
  }
  const { page, sent } = await openOwn('commitment', () => ({ volunteerKinds: [], volunteerStandings: [] }), {
    volunteerKinds: ['patient_resource'],
    volunteerStandings: [{ ...standing, ...confirmed } as NonNullable<User['volunteerStandings']>[number]],
  })
  const box = () => page.all('label').find((one) => one.textContent === 'Programme Patient ressource')
  box()?.click()
  await expect.poll(page.text).toContain('est confirmée par votre comité')
  page.press('Annuler')
  await expect.poll(page.text).not.toContain('est confirmée par votre comité')
  expect(sent).toEqual([])
  box()?.click()
  await expect.poll(page.text).toContain('est confirmée par votre comité')
  page.press('Retirer de mon profil')
  await expect.poll(() => sent).toEqual([{ member: { volunteerKinds: [] } }])
  page.unmount()
})
