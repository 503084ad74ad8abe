import type { User } from '@ensemble/contracts/users/http'
import { noWork } from '@ensemble/contracts/users/no-work'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import { pick } from '../../testing/pick.ts'
import { noConsents, sampleId, sampleUser } from '../../testing/sample-users.ts'

const noHealth: NonNullable<User['health']> = {
  relationsToIllness: [],
  caregiverRelationship: null,
  illnessSituation: null,
  cancerTypes: [],
  cancerTypesOther: null,
  treatmentStage: null,
  comorbidities: [],
  diagnosisYear: null,
  savedAt: null,
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
  await expect.poll(page.text).toContain('Ce que vous changez s’enregistre tout seul')
  return { page, sent }
}

/** The far end of a PUT: the storage, which this remote has no program for. */
class Storage {
  upload = {}
  onload: () => void = () => undefined
  status = 200
  responseText = ''
  open = () => undefined
  setRequestHeader = () => undefined
  abort = () => undefined
  send = () => queueMicrotask(() => this.onload())
}

function choosePicture(page: { all: (selector: string) => HTMLElement[] }): void {
  const [field] = page.all('input[type="file"]')
  if (!field) throw new Error('no field takes a file')
  Object.defineProperty(field, 'files', { value: [new File(['abc'], 'moi.png', { type: 'image/png' })] })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a picture is shown as soon as it is sent, and goes by one press that keeps the focus', async () => {
  vi.stubGlobal('XMLHttpRequest', Storage)
  const key = `avatar/${'a'.repeat(32)}.png`
  let user = me()
  const page = await open('/users/me?tab=profile', 'member', {
    answers: {
      'user.get': () => user,
      'user.edit': ({ body }) => {
        user = { ...user, avatarKey: body.identity?.avatarKey }
        return user
      },
      'file.createPresignedUrl': ({ body }) => {
        expect(body).toMatchObject({ purpose: 'avatar', contentType: 'image/png' })
        return { url: '/api/file/storage/x', key, headers: {}, expiresIn: 300 }
      },
      'file.read': () => ({ key, name: 'moi.png', contentType: 'image/png', size: 3, width: 9, height: 9 }),
    },
  })
  await expect.poll(page.text).toContain('Votre photo')
  expect(page.all('img')).toEqual([])
  choosePicture(page)
  await expect.poll(() => page.all('img').map((image) => image.getAttribute('src'))).toHaveLength(2)
  expect(page.all('img')[0]?.getAttribute('src')).toContain(encodeURIComponent(key))
  page.press('Retirer – Photo')
  await expect.poll(() => page.all('img')).toEqual([])
  expect(document.activeElement).toBe(page.control('Choisir un fichier – Photo'))
  page.unmount()
  vi.unstubAllGlobals()
})

test('a picture that the profile refuses is said where it was chosen, and can be sent again', async () => {
  vi.stubGlobal('XMLHttpRequest', Storage)
  const key = `avatar/${'a'.repeat(32)}.png`
  const page = await open('/users/me?tab=profile', 'member', {
    answers: {
      'user.get': () => me(),
      'user.edit': () => {
        throw refusal('SERVICE_UNAVAILABLE', 'Momentanément indisponible')
      },
      'file.createPresignedUrl': () => ({ url: '/api/file/storage/x', key, headers: {}, expiresIn: 300 }),
      'file.read': () => ({ key, name: 'moi.png', contentType: 'image/png', size: 3, width: 9, height: 9 }),
    },
  })
  await expect.poll(page.text).toContain('Votre photo')
  choosePicture(page)
  await expect.poll(page.text).toContain('moi.png – Momentanément indisponible')
  page.control('Réessayer')
  page.unmount()
  vi.unstubAllGlobals()
})

test('another address is asked for with the password, awaits its code, and takes the place of the one before', async () => {
  let user = me()
  const sent: unknown[] = []
  const page = await open('/users/me?tab=profile', 'member', {
    answers: {
      'user.get': () => user,
      'user.edit': ({ body }) => {
        sent.push(body)
        if (!body.currentPassword) throw refusal('VALIDATION_FAILED', 'À corriger', { currentPassword: ['REQUIRED'] })
        user = { ...user, newEmail: body.identity?.email }
        return user
      },
      'auth.confirmEmail': ({ body }) => {
        if (body.code !== 'ABCD-EFGH') throw refusal('INVALID_CODE', 'Code incorrect')
        user = { ...user, email: body.email, emailVerifiedAt: '2026-11-20T09:00:00.000Z', newEmail: null }
        return { status: 'validated' }
      },
    },
  })
  await expect.poll(page.text).toContain('Votre adresse e-mail')
  // Recognised is the postal code that the account holds.
  expect(page.text()).toContain('Code postal reconnu : Rhône.')
  page.press('Changer d’adresse')
  await expect.poll(page.text).toContain('Nouvelle adresse e-mail')
  page.type('Nouvelle adresse e-mail', 'nouvelle@example.org')
  page.press('Recevoir le code')
  await expect.poll(page.text).toContain('Indiquez votre mot de passe actuel')
  await expect.poll(() => document.activeElement).toHaveProperty('autocomplete', 'current-password')
  page.type('Votre mot de passe actuel', 'une phrase de passe')
  page.press('Recevoir le code')
  await expect.poll(page.text).toContain('nouvelle@example.org attend d’être confirmée')
  expect(sent.at(-1)).toEqual({
    identity: { email: 'nouvelle@example.org' },
    currentPassword: 'une phrase de passe',
  })
  expect(document.activeElement?.textContent).toContain('attend d’être confirmée')
  page.type('Code reçu par e-mail', 'ZZZZ-ZZZZ')
  page.press('Confirmer l’adresse')
  await expect.poll(page.text).toContain('Code incorrect')
  await expect.poll(() => document.activeElement).toHaveProperty('autocomplete', 'one-time-code')
  page.type('Code reçu par e-mail', 'ABCD-EFGH')
  page.press('Confirmer l’adresse')
  await expect.poll(page.text).not.toContain('attend d’être confirmée')
  const address = document.querySelector('.ens-confirmed input[type="email"]')
  expect(address).toHaveProperty('value', 'nouvelle@example.org')
  expect(page.text()).toContain('Cette adresse est confirmée.')
  expect(document.activeElement).toBe(page.control('Changer d’adresse'))
  page.unmount()
})

test('who signs in with a league account reads where its address is changed', async () => {
  const page = await open('/users/me?tab=profile', 'member', {
    answers: { 'user.get': () => me({ identityProvider: 'azure' }) },
  })
  await expect.poll(page.text).toContain('son adresse se change auprès du siège')
  expect(page.text()).not.toContain('Changer d’adresse')
  page.unmount()
})

test('notifications stand with the choice of mails: a choice counts at once, what is followed counts as read', async () => {
  const read: unknown[] = []
  const sent: unknown[] = []
  const line = (id: number) => ({
    id,
    kind: 'account_approved',
    title: `Nouvelle ${id}`,
    path: '/home',
    at: '2026-11-20T14:05:00.000Z',
    readAt: null,
    mission: { id: sampleId(99), title: 'Stand : samedi' },
  })
  const page = await open('/users/me?tab=notifications', 'member', {
    answers: {
      'user.get': () => me(),
      'user.edit': ({ body }) => {
        sent.push(body)
        return me({ consents: { ...noConsents, newsletter: true } })
      },
      'user.notifications': ({ query }) => ({
        items: query?.about === 'article' ? [] : [1, 31].map((id) => line((query?.page ?? 0) + id)),
        total: query?.about === 'article' ? 0 : 11,
        totalIsCapped: false,
        page: query?.page ?? 0,
        pageSize: 10,
        lastPage: 1,
        unread: 11,
      }),
      'mission.calendarFeed': () => ({ since: null }),
      'user.readNotifications': ({ body }) => {
        read.push(body)
        return { unread: 0 }
      },
    },
  })
  await expect.poll(page.text).toContain('Nouvelle 1')
  expect(page.text()).toContain('Stand\u00a0: samedi')
  // What happened comes first; what is mailed has an address of its own.
  expect(page.text()).toMatch(/Vos notifications.*Ce que vous recevez par e-mail.*Vos missions dans votre agenda/s)
  expect(document.querySelector('#preferences')?.textContent).toContain('Ce que vous recevez par e-mail')
  const [invitations, , newsletter] = page.all('input[type="checkbox"]')
  newsletter?.click()
  await expect.poll(() => sent).toEqual([{ consents: { newsletter: true } }])
  await expect.poll(() => page.toasts).toHaveLength(1)
  invitations?.click()
  await expect.poll(() => sent).toContainEqual({ consents: { stoppedMails: ['invitations'] } })
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Nouvelle 2')
  await pick(page, 'section', 'Afficher', 'Les articles')
  await expect.poll(page.text).toContain('Rien à ce sujet')
  expect(page.address()).toContain('about=article')
  // A choice begins with its first page; who comes back from what a notification leads to stands where they were.
  expect(page.address()).not.toContain('page=')
  await pick(page, 'section', 'Afficher', 'Tout')
  await expect.poll(page.text).toContain('Nouvelle 1')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Nouvelle 2')
  expect(page.address()).toContain('page=2')
  page.press('Nouvelle 2')
  await expect.poll(() => read).toEqual([{ ids: [2] }])
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
  // The button is gone: the title has the focus, and what was agreed to is folded.
  const focused = () => document.activeElement?.id
  await expect.poll(focused).toBe('consent-health')
  expect(page.all('details:not([open]) > summary').map(({ textContent }) => textContent)).toContain('Relire le texte')
  expect(page.text()).not.toContain('Type de cancer')
  page.press('Retirer cet accord')
  await expect.poll(page.text).toContain('effacées tout de suite')
  page.press('Retirer mon accord')
  await expect.poll(() => sent[1]).toEqual({ consents: { healthConsentVersion: null } })
  await expect.poll(page.text).not.toContain('Vous et la maladie')
  await expect.poll(focused).toBe('consent-health')
  page.unmount()
})

test.each([
  ['matching', 'Retirer l’accord sur ces propositions', 'Votre accord est retiré.'],
  [
    'comorbidities',
    'Retirer l’accord sur ces problèmes de santé',
    'Votre accord est retiré, et ce qu’il couvrait est effacé.',
  ],
])('who withdraws the consent of %s reads what became of the answers', async (purpose, button, told) => {
  const at = '2026-11-01T09:00:00.000Z'
  const given = { healthConsentVersion: '1', healthConsentAt: at }
  const consents = { ...noConsents, ...given, [`${purpose}ConsentVersion`]: '1', [`${purpose}ConsentAt`]: at }
  const { page } = await openOwn('/users/me?tab=health', me({ consents, health: noHealth }))
  page.press(button)
  await expect.poll(page.text).toContain('Retirer votre accord')
  page.press('Retirer mon accord')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe(told)
  page.unmount()
})

test('what was read of their answers is shown with its date, role and mission', async () => {
  const read = {
    kind: 'shared',
    at: '2026-11-20T14:05:00.000Z',
    missionId: '0190a000-0000-7000-8000-000000000099',
    missionTitle: 'Relire : la brochure',
    readerRole: 'referent',
    readerDepartment: '69',
    fields: ['cancerTypes'],
  } as const
  const page = await open('/users/me?tab=health', 'member', {
    answers: {
      'user.get': () => me(),
      'user.sharedHealth': () => ({
        reads: [
          { ...read, fields: [...read.fields] },
          {
            ...read,
            kind: 'count',
            missionTitle: null,
            readerRole: 'headquarter_referent',
            readerDepartment: null,
            fields: [],
          },
        ],
      }),
    },
  })
  await expect.poll(page.text).toContain('L’équipe d’une mission, comité Rhône (69)')
  expect(page.control('Relire\u00a0: la brochure').getAttribute('href')).toBe(`/missions/${read.missionId}`)
  expect(page.text()).toContain('L’équipe d’une mission, siège')
  expect(page.text()).toContain('Vos réponses ont servi au calcul, sans votre nom.')
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

test('an account is deleted by its owner with its own address only', async () => {
  const page = await open('/users/me?tab=data', 'member', {
    answers: {
      'user.get': () => me(),
      'user.delete': () => ({ id: me().id, status: 'deleted', receipt: 'r'.repeat(43) }),
    },
  })
  await expect.poll(page.text).toContain('Supprimer mon compte')
  // Whoever only needs a rest has the way to it here.
  expect(page.control('Faire une pause').getAttribute('href')).toBe('/users/me?tab=commitment#pause')
  page.press('Supprimer mon compte')
  await expect.poll(page.text).toContain('Supprimer votre compte pour toujours')
  expect(page.text()).toContain('Vos places dans les missions à venir sont rendues')
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

test('nothing is counted of somebody who has not ticked it; the box saves itself', async () => {
  const { page, sent } = await openOwn('/users/me?tab=data', me({ consents: noConsents }), () => ({
    consents: { ...noConsents, usageFigures: true },
  }))
  await expect.poll(page.text).toContain('Sans votre accord, rien n’est compté')
  const [box] = page.all('input[type="checkbox"]')
  expect(box?.getAttribute('checked')).toBeNull()
  box?.click()
  await expect.poll(() => sent).toEqual([{ consents: { usageFigures: true } }])
  page.unmount()
})
