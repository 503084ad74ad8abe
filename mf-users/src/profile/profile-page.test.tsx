import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, onTestFinished, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleActivity } from '../testing/sample-activity.ts'
import { sampleParticipation } from '../testing/sample-participation.ts'
import { sampleId, samplePage, sampleRow, sampleUser } from '../testing/sample-users.ts'

/** What stands below an account: nothing yet. */
const lists = {
  'mission.participantMissions': () => ({ ...samplePage([]), items: [] }),
  'activity.list': () => ({ ...samplePage([]), items: [] }),
}

test('staff read a member: identity and commitment', async () => {
  const member = sampleUser({ id: sampleId(2) })
  const page = await open(`/users/${sampleId(2)}`, 'admin', { answers: { 'user.get': () => member } })
  await expect.poll(page.text).toContain('Identité')
  expect(page.all('h1').map((title) => title.textContent)).toEqual(['Inès Karoui'])
  expect(page.all('h2').map((title) => title.textContent)).toEqual(['Identité', 'Engagement', 'Compte'])
  for (const words of [
    '27 janvier 1984',
    '06\u00a039\u00a098\u00a000\u00a001',
    '69003 Lyon',
    'Rhône (69)',
    'A été malade',
  ]) {
    expect(page.text()).toContain(words)
  }
  expect(page.text()).toContain('Prévention, Partenariats')
  expect(page.control('06\u00a039\u00a098\u00a000\u00a001').getAttribute('href')).toBe('tel:0639980001')
  expect(page.requests[0]).toMatchObject({ method: 'GET', path: '/user/:userId', params: { userId: sampleId(2) } })
  page.unmount()
})

test('an account that waits for its person is called by the address', async () => {
  const invited = { displayName: 'Personne invitée', email: 'paul@example.org', status: 'pending_approval' } as const
  const answers = {
    'user.get': () => sampleUser({ id: sampleId(2), ...invited, awaits: 'invitation' }),
  }
  const page = await open(`/users/${sampleId(2)}`, 'admin', { answers })
  await expect.poll(page.text).toContain('Identité')
  expect(page.all('h1').map((title) => title.textContent)).toEqual(['paul@example.org'])
  page.unmount()
})

test('a member sees the card of staff and nothing else', async () => {
  const staff = {
    organisationPosition: 'project_manager_patients',
    organisationPositionOther: null,
    headquartersService: null,
    publicContactEmail: 'contact@example.org',
  } as const
  const page = await open(`/users/${sampleId(2)}`, 'member', {
    answers: { 'user.get': () => ({ id: sampleId(2), displayName: 'Solange Mondésir', staff }) },
  })
  await expect.poll(page.text).toContain('Solange Mondésir')
  expect(page.all('h2').map((title) => title.textContent)).toEqual(['Fonction'])
  expect(page.text()).toContain('Projets pour les malades')
  expect(page.text()).toContain('contact@example.org')
  expect(page.text()).not.toContain('Votre profil')
  page.unmount()
})

test('staff find what they may do to the account, and what was done to it', async () => {
  let suspended: unknown = null
  const page = await open(`/users/${sampleId(2)}`, 'admin', {
    answers: {
      'user.get': () =>
        sampleUser({
          id: sampleId(2),
          awaits: null,
          allowedActions: ['appoint', 'contact', 'suspend', 'delete'],
          history: [
            { id: 1, at: '2026-02-01T09:00:00.000Z', act: 'approved', actor: null, from: null, to: null, reason: null },
          ],
        }),
      ...lists,
      'user.suspend': ({ body }) => {
        suspended = body
        return { id: sampleId(2), status: 'suspended' }
      },
    },
  })
  await expect.poll(page.text).toContain('Historique du compte')
  expect(page.text()).toContain('Compte validé')
  page.press('Suspendre')
  await expect.poll(page.text).toContain('Suspendre le compte d’Inès Karoui')
  page.type('Raison', 'Sans nouvelles')
  page
    .all('[role="dialog"] button')
    .find((one) => one.textContent === 'Suspendre')
    ?.click()
  await expect.poll(() => suspended).toEqual({ reason: 'Sans nouvelles' })
  page.unmount()
})

test.each([
  ['admin', '69', true],
  ['headquarter_referent', '33', true],
  ['referent', '69', true],
  ['referent', '33', false],
] as const)('%s reads what a member of department %s has done with us: %s', async (role, departmentCode, shown) => {
  const participation = sampleParticipation()
  const page = await open(`/users/${sampleId(2)}`, role, {
    answers: {
      'user.get': () => sampleUser({ id: sampleId(2), departmentCode, allowedActions: [] }),
      'mission.participantMissions': () => ({ ...samplePage([]), total: 1, items: [participation] }),
      'activity.list': ({ query }) => {
        expect(query.actorId).toBe(sampleId(2))
        return { ...samplePage([]), total: 1, items: [sampleActivity(2)] }
      },
    },
  })
  await expect.poll(page.text).toContain('Identité')
  if (!shown) {
    expect(page.requests.map(({ path }) => path)).not.toContain('/user/:userId/participant_missions')
    return page.unmount()
  }
  // What is written of their acts names the same mission, and may come first.
  await expect.poll(page.text).toContain('jeudi 5 mars, par Solange Mondésir')
  expect(page.control('Accueil des familles').getAttribute('href')).toBe(`/missions/${participation.mission.id}`)
  expect(page.text()).toContain('Confirmée')
  expect(page.text()).toMatch(/Présence.*Présence/s)
  await expect.poll(page.text).toContain('Mission ouverte')
  page.unmount()
})

test('a page of what somebody did that fails says why, and shows no row of the page before', async () => {
  const down = (page: number | undefined) => {
    if (page === 1) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
  }
  const page = await open(`/users/${sampleId(2)}`, 'admin', {
    answers: {
      'user.get': () => sampleUser({ id: sampleId(2), allowedActions: [] }),
      'mission.participantMissions': ({ query }) => {
        down(query.page)
        return { ...samplePage([]), total: 6, items: [sampleParticipation()] }
      },
      'activity.list': ({ query }) => {
        down(query.page)
        return { ...samplePage([]), total: 6, items: [sampleActivity(2)] }
      },
    },
  })
  const failures = () => page.text().split('Ce service est momentanément indisponible.').length - 1
  const next = () => page.all('[aria-label="Page suivante"]')
  await expect.poll(() => next().length).toBe(2)
  for (const button of next()) button.click()
  await expect.poll(failures).toBe(2)
  expect(page.address()).toBe(`/users/${sampleId(2)}?participations-page=2&activity-page=2`)
  expect(page.text()).not.toContain('Accueil des familles')
  expect(page.text()).not.toContain('Mission ouverte')
  page.unmount()
})

test('an account that waits is decided on first, and has no lists that cannot be filled yet', async () => {
  const waiting = sampleUser({ id: sampleId(2), status: 'pending_approval', allowedActions: ['approve', 'refuse'] })
  const page = await open(`/users/${sampleId(2)}`, 'admin', { answers: { 'user.get': () => waiting } })
  await expect.poll(page.text).toContain('Identité')
  expect(page.all('h2').map((title) => title.textContent)).toEqual([
    'Gérer le compte',
    'Identité',
    'Engagement',
    'Compte',
  ])
  expect(page.requests.map(({ path }) => path)).toEqual(['/user/:userId'])
  page.unmount()
})

test('somebody whom the reader may not see is not there', async () => {
  const page = await open(`/users/${sampleId(3)}`, 'member', {
    answers: {
      'user.get': () => {
        throw refusal('NOT_FOUND')
      },
    },
  })
  await expect.poll(page.text).toContain('Ce profil n’est pas disponible')
  expect(page.control('Retour à l’accueil').getAttribute('href')).toBe('/home')
  page.unmount()
})

test('speaks English when the visitor does', async () => {
  const member = sampleUser({ id: sampleId(2) })
  const page = await open(`/users/${sampleId(2)}`, 'admin', { answers: { 'user.get': () => member }, language: 'en' })
  await expect.poll(page.text).toContain('Identity')
  expect(page.text()).toContain('27 January 1984')
  expect(page.text()).toContain('Person who has had cancer')
  page.unmount()
})

test('staff read what a member is trained for, and may take a confirmation back', async () => {
  let decided: unknown
  const standing = {
    declaredAt: '2026-01-02T08:00:00.000Z',
    confirmedAt: null,
    confirmedBy: null,
    validUntil: null,
    purpose: null,
  }
  const member = sampleUser({
    id: sampleId(2),
    volunteerStandings: [
      { ...standing, kind: 'patient_resource', state: 'declared' },
      {
        kind: 'user_representation',
        state: 'confirmed',
        declaredAt: '2026-01-02T08:00:00.000Z',
        confirmedAt: '2026-01-12T08:00:00.000Z',
        confirmedBy: { id: sampleId(3), displayName: 'Solange Mondésir' },
        validUntil: '2028-01-12',
        purpose: 'Commission des usagers',
      },
    ],
  })
  const page = await open(`/users/${sampleId(2)}`, 'referent', {
    answers: {
      'user.get': () => member,
      'user.decideVolunteer': ({ body }) => {
        decided = body
        return { id: member.id, volunteerStandings: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Formations de bénévole')
  expect(page.text()).toContain('Déclarée, à confirmer')
  expect(page.text()).toMatch(/Confirmée jusqu’au .*12 janvier 2028/)
  expect(page.text()).toMatch(/Par Solange Mondésir, le .*12 janvier/)
  page.press('Retirer la confirmation')
  await expect.poll(page.text).toContain('Les missions réservées lui sont fermées.')
  page.all('[role="dialog"] button, [role="alertdialog"] button').forEach((button) => {
    if (button.textContent === 'Ne pas confirmer') (button as HTMLElement).click()
  })
  await expect.poll(() => decided).toEqual({ kind: 'user_representation', decision: 'refuse' })
  page.unmount()
})

test('an account leads back to the list of accounts as it was left', async () => {
  const left = '/user_management?tab=validated&page=1'
  // A link of a row reads the address of the browser.
  window.history.replaceState(null, '', left)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  const page = await open(left, 'admin', {
    answers: {
      ...lists,
      'user.list': () => samplePage([sampleRow(2)]),
      'user.get': () => sampleUser({ id: sampleId(2) }),
    },
  })
  const row = () => page.all('a').find(({ textContent }) => textContent === 'Karoui 2 Inès')
  await expect.poll(row).toBeDefined()
  row()?.click()
  await expect.poll(page.text).toContain('Identité')
  expect(page.control('Gérer les comptes').getAttribute('href')).toBe(left)
  page.unmount()
})

test('an account has a way back to its list, acts of which the usual one is first, and a history in order', async () => {
  const acted = sampleUser({
    id: sampleId(2),
    city: null,
    createdAt: '2026-03-02T14:48:00.000Z',
    allowedActions: ['suspend', 'delete', 'appoint'],
    history: [
      { id: 2, at: '2026-03-02T14:48:00.000Z', act: 'invitation_accepted', from: null, to: null, reason: null },
      { id: 1, at: '2026-03-02T14:46:00.000Z', act: 'invited', from: null, to: 'referent', reason: null },
    ],
  })
  const page = await open(`/users/${sampleId(2)}`, 'admin', { answers: { ...lists, 'user.get': () => acted } })
  await expect.poll(page.text).toContain('Historique')
  expect(page.control('Gérer les comptes').getAttribute('href')).toBe('/user_management')
  const acts = page.all('section[aria-labelledby="profile-acts"] button').map((button) => button.textContent)
  expect(acts).toEqual(['Changer le rôle ou le département', 'Suspendre', 'Supprimer'])
  expect(page.text()).toContain('Code postal69003')
  const history = page.all('section[aria-labelledby="profile-history"] li').map((line) => line.textContent)
  const begun = ['Invitation acceptée', 'Compte créé', 'Invitation envoyée']
  expect(history).toEqual(begun.map((words) => expect.stringMatching(`^${words}`)))
  page.press('Supprimer')
  await expect.poll(page.text).toContain('L’administration peut le lire, pas la personne.')
  page.unmount()
})

test('an admin lets a person look at the deliveries of teams, a fourth one by its name', async () => {
  let asked: unknown = null
  const user = sampleUser({
    id: sampleId(2),
    allowedActions: ['appoint'],
    deliveryAreas: ['mf-missions'],
    history: [
      {
        id: 1,
        at: '2026-02-01T09:00:00.000Z',
        act: 'role_changed',
        right: 'deliveries',
        actor: null,
        from: null,
        to: 'mf-missions',
        reason: null,
      },
    ],
  })
  const page = await open(`/users/${sampleId(2)}`, 'admin', {
    answers: {
      ...lists,
      'user.get': () => user,
      'user.edit': ({ body }) => {
        asked = body
        return user
      },
    },
  })
  await expect.poll(page.text).toContain('suit les livraisons de\u00a0: Missions.')
  expect(page.text()).toMatch(/Suivi des livraisons changé.*aucun → Missions/)
  page.press('Choisir les équipes suivies')
  await expect.poll(page.text).toContain('Elle ne montre aucune donnée de personnes.')
  page.all('input[type="checkbox"]')[1]?.click()
  page.type('Une autre équipe (facultatif)', 'Ateliers')
  page.press('Enregistrer')
  await expect.poll(page.text).toContain('Écrivez mf-')
  expect(asked).toBeNull()
  page.type('Une autre équipe (facultatif)', 'mf-ateliers')
  page.press('Enregistrer')
  await expect.poll(() => asked).toEqual({ deliveryAreas: ['mf-missions', 'mf-articles', 'mf-ateliers'] })
  page.unmount()
})

test.each([
  ['headquarter_referent', {}],
  ['admin', { role: 'admin' }],
  ['admin', { status: 'suspended' }],
] as const)('no deliveries to give for %s on an account with %o', async (role, part) => {
  const user = sampleUser({ id: sampleId(2), allowedActions: ['appoint'], ...part })
  const page = await open(`/users/${sampleId(2)}`, role, { answers: { ...lists, 'user.get': () => user } })
  await expect.poll(page.text).toContain('Gérer le compte')
  expect(page.text()).not.toContain('Suivi des livraisons')
  page.unmount()
})
