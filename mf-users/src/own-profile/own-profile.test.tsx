import { type User } from '@ensemble/contracts/users/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleUser } from '../testing/sample-users.ts'
import { noWork } from './work-values.ts'

const noConsents: NonNullable<User['consents']> = {
  ...{ termsVersion: '1', termsAt: null, charterVersion: '1', charterAt: null },
  ...{ coParticipantVisibility: false, newsletter: false, digest: 'weekly', staffFrequency: 'realtime' },
  ...{ healthConsentVersion: null, healthConsentAt: null },
  ...{ comorbiditiesConsentVersion: null, comorbiditiesConsentAt: null },
  ...{ matchingConsentVersion: null, matchingConsentAt: null },
}
const noHealth: NonNullable<User['health']> = {
  ...{ relationsToIllness: [], caregiverRelationship: null, illnessSituation: null, cancerTypes: [] },
  ...{ cancerTypesOther: null, treatmentStage: null, comorbidities: [], diagnosisYear: null, savedAt: null },
}
const me = (part: Partial<User> = {}) => sampleUser({ consents: noConsents, work: noWork, ...part })

/** The page of somebody whose edits are kept, as the service keeps them. */
async function openOwn(at: string, first: User, edited: (body: unknown) => Partial<User> = () => ({})) {
  let user = first
  const sent: unknown[] = []
  const page = await open(at, 'member', {
    answers: {
      'user.get': () => user,
      'user.sharedHealth': () => ({ reads: [] }),
      'user.edit': ({ body }) => {
        sent.push(body)
        user = { ...user, ...edited(body) }
        return user
      },
    },
  })
  await expect.poll(page.text).toContain('Chaque partie s’enregistre à part')
  return { page, sent }
}

test('each part says why it is asked and who sees it, and is saved on its own', async () => {
  const { page, sent } = await openOwn('/users/me', me(), () => ({ city: 'Villeurbanne' }))
  expect(page.text()).toContain('Pour que votre comité sache à qui il s’adresse')
  expect(page.text()).toContain('Votre comité, et les équipes des missions où votre place est confirmée.')
  page.type('Ville (facultatif)', 'Villeurbanne')
  page.press('Enregistrer\u00a0: Vous joindre')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toEqual({
    identity: { phone: '0639980001', postalCode: '69003', city: 'Villeurbanne', departmentCode: '69' },
  })
  await expect.poll(() => page.toasts.length).toBe(1)
  page.unmount()
})

test('a field that the service refuses says so until it is changed, and nothing that was typed is lost', async () => {
  const page = await open('/users/me', 'member', {
    answers: {
      'user.get': () => me(),
      'user.edit': () => {
        throw refusal('VALIDATION_FAILED', 'À corriger', { 'identity.phone': ['INVALID_PHONE'] })
      },
    },
  })
  await expect.poll(page.text).toContain('Vous joindre')
  page.type('Téléphone (facultatif)', '12')
  page.press('Enregistrer\u00a0: Vous joindre')
  await expect.poll(page.text).toContain('Écrivez un numéro comme')
  page.type('Téléphone (facultatif)', '06 39 98 00 02')
  await expect.poll(page.text).not.toContain('Écrivez un numéro comme')
  page.unmount()
})

test('health is asked for after the consent to it alone, and the consent goes back in two steps', async () => {
  const at = '2026-11-01T09:00:00.000Z'
  const { page, sent } = await openOwn('/users/me?tab=health', me({ profileType: 'caregiver' }), (body) =>
    JSON.stringify(body).includes('null')
      ? { consents: noConsents, health: undefined }
      : { consents: { ...noConsents, healthConsentVersion: '1', healthConsentAt: at }, health: noHealth },
  )
  expect(page.text()).not.toContain('Vous et la maladie')
  expect(page.text()).not.toContain('Me proposer des missions qui cherchent')
  page.press('Je donne mon accord')
  await expect.poll(page.text).toContain('Vous et la maladie')
  expect(sent[0]).toEqual({ consents: { healthConsentVersion: '1' } })
  expect(page.text()).not.toContain('Type de cancer')
  page.press('Retirer cet accord')
  await expect.poll(page.text).toContain('effacées tout de suite')
  page.press('Retirer mon accord')
  await expect.poll(() => sent[1]).toEqual({ consents: { healthConsentVersion: null } })
  await expect.poll(page.text).not.toContain('Vous et la maladie')
  page.unmount()
})

test('what was read of the own answers is shown with its date, role and mission', async () => {
  const read = {
    at: '2026-11-20T14:05:00.000Z',
    missionId: '0190a000-0000-7000-8000-000000000099',
    missionTitle: 'Relire la brochure',
    readerRole: 'referent',
    readerDepartment: '69',
    fields: ['cancerTypes'],
  } as const
  const page = await open('/users/me?tab=health', 'member', {
    answers: {
      'user.get': () => me(),
      'user.sharedHealth': () => ({ reads: [{ ...read, fields: [...read.fields] }] }),
    },
  })
  await expect.poll(page.text).toContain('L’équipe d’une mission, comité Rhône (69)')
  expect(page.control('Relire la brochure').getAttribute('href')).toBe(`/missions/${read.missionId}`)
  page.unmount()
})

test('the receipt of a deletion arrives although the session ends before the answer', async () => {
  let giveAnswer = () => {}
  const sessionHasEnded = new Promise<void>((resolve) => (giveAnswer = resolve))
  const page = await open('/users/me?tab=data', 'member', {
    answers: {
      'user.get': () => me(),
      'user.delete': async () => {
        await sessionHasEnded
        return { id: me().id, status: 'deleted', receipt: 'r'.repeat(43) }
      },
    },
  })
  await expect.poll(page.text).toContain('Supprimer mon compte')
  page.press('Supprimer mon compte')
  await expect.poll(page.text).toContain('Supprimer votre compte pour toujours')
  page.type('Pour confirmer, écrivez votre adresse e-mail', 'ines@example.org')
  page.press('Supprimer pour toujours')
  await expect.poll(() => page.requests.some(({ path }) => path === '/user/:userId/delete')).toBe(true)
  page.endSession()
  giveAnswer()
  await expect.poll(page.address).toBe(`/unauthorised?erasure=${'r'.repeat(43)}`)
  page.unmount()
})

test('the own account is deleted with the own address only', async () => {
  const page = await open('/users/me?tab=data', 'member', {
    answers: {
      'user.get': () => me(),
      'user.delete': () => ({ id: me().id, status: 'deleted', receipt: 'r'.repeat(43) }),
    },
  })
  await expect.poll(page.text).toContain('Supprimer mon compte')
  page.press('Supprimer mon compte')
  await expect.poll(page.text).toContain('Supprimer votre compte pour toujours')
  page.type('Pour confirmer, écrivez votre adresse e-mail', 'quelqu-un@example.org')
  page.press('Supprimer pour toujours')
  await expect.poll(page.text).toContain('Ce n’est pas l’adresse de ce compte.')
  page.type('Pour confirmer, écrivez votre adresse e-mail', 'ines@example.org')
  page.press('Supprimer pour toujours')
  await expect
    .poll(() => page.requests.find(({ path }) => path === '/user/:userId/delete'))
    .toMatchObject({ params: { userId: 'me' }, body: { confirmEmail: 'ines@example.org' } })
  await expect.poll(page.address).toBe(`/unauthorised?erasure=${'r'.repeat(43)}`)
  page.unmount()
})
