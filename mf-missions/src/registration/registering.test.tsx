import type { Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { keptDraft } from '../testing/kept-draft.ts'
import { open } from '../testing/open.tsx'
import { sampleHealth, sampleId, sampleMission, sampleParticipant } from '../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`

const requested = sampleParticipant()

/** What a screen reader says of the page by itself. */
const spoken = () =>
  [...document.querySelectorAll('[role="status"][aria-live="polite"]')].map(({ textContent }) => textContent).join('')

test('registering asks what the mission asks, once, and then says what comes next', async () => {
  let mission: Mission = sampleMission({ motivationRequired: true, questions: ['Quand ?'] })
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.register': () => {
        mission = sampleMission({ allowedActions: ['unregister'], myParticipation: requested })
        return sampleParticipant()
      },
    },
  })
  await expect.poll(page.text).toContain('Demander à participer')
  page.press('Demander à participer')
  await expect.poll(page.text).toContain('Envoyer ma demande')
  page.press('Envoyer ma demande')
  await expect.poll(page.text).toContain('Répondez ici avant de continuer.')
  page.type('Pourquoi cette mission vous intéresse', 'Je connais bien le sujet.')
  page.type('Quand ?', 'Le lundi')
  page.press('Envoyer ma demande')
  page.press('Envoyer ma demande')
  await expect.poll(page.text).toContain('Votre demande est envoyée')
  const sent = page.requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toEqual([{ motivation: 'Je connais bien le sujet.', answers: ['Le lundi'] }])
  // The page says it, to those who hear it as well; a toast would say it twice.
  expect(spoken()).toBe('Votre demande est envoyée')
  expect(page.toasts).toEqual([])
  page.unmount()
})

test.each([
  ['S’inscrire', { registrationMode: 'open' }],
  ['Demander à participer', { registrationMode: 'selection' }],
  ['Rejoindre la liste d’attente', { registrationMode: 'open', allowedActions: ['join_waitlist'] }],
] satisfies [string, Partial<Mission>][])(
  'the button says %s, and the window that it opens as well',
  async (words, changes) => {
    const page = await open(address, { answers: { 'mission.get': () => sampleMission(changes) } })
    const buttons = () => page.all('button').map(({ textContent }) => textContent)
    await expect.poll(buttons).toContain(words)
    page.press(words)
    await expect
      .poll(() =>
        page
          .all('[role="dialog"] h2')
          .map(({ textContent }) => textContent)
          .join(),
      )
      .toContain(words)
    page.unmount()
  },
)

test('who is invited meets the two answers before the story of the invitation', async () => {
  const invitation = sampleParticipant({ origin: 'invitation', awaitedFrom: 'member' })
  const mission = sampleMission({
    allowedActions: ['accept_invitation', 'reject_invitation'],
    myParticipation: invitation,
  })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('L’équipe vous propose cette mission')
  expect(page.text().indexOf('Décliner')).toBeLessThan(page.text().indexOf('L’équipe vous propose cette mission'))
  page.unmount()
})

test('who waited in line is told of the place that became free, after their request, and of no invitation', async () => {
  const createdAt = '2020-11-02T09:00:00.000Z'
  const updatedAt = '2020-11-20T09:00:00.000Z'
  const myParticipation = sampleParticipant({
    origin: 'invitation',
    awaitedFrom: 'member',
    placeOffered: true,
    createdAt,
    updatedAt,
  })
  const mission = sampleMission({ allowedActions: ['accept_invitation', 'reject_invitation'], myParticipation })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  const steps = () => page.all('section[aria-labelledby="registration"] ol > li').map(({ textContent }) => textContent)
  await expect.poll(() => steps()[0]).toMatch(/^Demande envoyée.*lundi 2 novembre 2020/)
  expect(steps()[1]).toMatch(/^Une place se libère pour vous.*vendredi 20 novembre 2020/)
  expect(page.text()).not.toMatch(/Invitation reçue|L’équipe vous propose cette mission/)
  page.press('Décliner')
  await expect.poll(page.text).toContain('Décliner cette place')
  page.unmount()
})

test('a request that no one answered before the mission was over is awaited no more', async () => {
  const dates = { startAt: '2020-01-01T09:00:00.000Z', endAt: '2020-01-01T12:00:00.000Z' }
  const mission = sampleMission({ ...dates, displayStatus: 'closed', allowedActions: [], myParticipation: requested })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('La mission s’est arrêtée avant la réponse')
  expect(page.text()).not.toContain('Votre demande est envoyée')
  page.unmount()
})

test('a mission at the same time is named before one registers, and in the window as well', async () => {
  const other = {
    missionId: sampleId(9),
    title: 'Marche solidaire',
    startAt: '2099-12-12T12:00:00.000Z',
    endAt: '2099-12-12T14:00:00.000Z',
    more: 2,
    confirmed: true,
  }
  const page = await open(address, { answers: { 'mission.get': () => sampleMission({ overlaps: [other] }) } })
  await expect.poll(page.text).toContain('Vous avez déjà une mission à ce moment-là')
  expect(page.text()).toContain('2 autres dates tombent en même temps.')
  expect(page.control('Marche solidaire').getAttribute('href')).toBe(`/missions/${other.missionId}`)
  page.press('Demander à participer')
  await expect.poll(page.text).toContain('Envoyer ma demande')
  expect(page.text().split('Vous avez déjà une mission à ce moment-là')).toHaveLength(3)
  page.unmount()
})

test('health answers are offered to share where the mission asks for experience, none ticked, names alone sent', async () => {
  const page = await open(address, {
    answers: {
      'mission.get': () => sampleMission({ targetCancerTypes: ['lung'], interestsDeclarationRequired: true }),
      'user.get': () => ({
        id: sampleId(1),
        displayName: 'Camille Exemple',
        role: 'member',
        status: 'validated',
        health: sampleHealth,
      }),
      'mission.register': () => sampleParticipant(),
    },
  })
  await expect.poll(page.text).toContain('Demander à participer')
  page.press('Demander à participer')
  await expect.poll(page.text).toContain('Types de cancer')
  expect(page.text()).not.toContain('Étape du traitement')
  page.press('Envoyer ma demande')
  await expect.poll(page.text).toContain('Répondez ici avant de continuer.')
  page.type('Vos liens d’intérêts avec le sujet', 'Aucun')
  page.all('[role="dialog"] input[type="checkbox"]')[1]?.click()
  page.press('Envoyer ma demande')
  await expect.poll(page.address).toBe(address)
  const sent = page.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('register'))
  expect(sent.map(({ body }) => body)).toEqual([{ conflictOfInterest: 'Aucun', sharedHealthFields: ['cancerTypes'] }])
  page.unmount()
})

test('a refusal is said in the window, and nothing typed is lost', async () => {
  const page = await open(address, {
    answers: {
      'mission.get': () => sampleMission(),
      'mission.register': () => {
        throw refusal('MISSION_FULL', 'Il n’y a plus de place disponible.')
      },
    },
  })
  await expect.poll(page.text).toContain('Demander à participer')
  page.press('Demander à participer')
  await expect.poll(page.text).toContain('Envoyer ma demande')
  page.press('Envoyer ma demande')
  await expect.poll(page.text).toContain('Il n’y a plus de place disponible.')
  expect(page.text()).toContain('Envoyer ma demande')
  page.unmount()
})

test('what was written outlasts a silence, a closed window and another page, and is sent again under one key', async () => {
  let silent = true
  const page = await open(address, {
    answers: {
      'mission.get': () => sampleMission({ motivationRequired: true }),
      'mission.register': () => {
        if (silent) throw refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.')
        return sampleParticipant()
      },
    },
  })
  const motivation = 'Je connais bien le sujet.'
  const written = () => page.all('textarea').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  const openForm = async () => {
    await expect.poll(() => page.all('button').map((button) => button.textContent)).toContain('Demander à participer')
    page.press('Demander à participer')
    await expect.poll(page.text).toContain('Envoyer ma demande')
  }
  await openForm()
  page.type('Pourquoi cette mission vous intéresse', motivation)
  page.press('Envoyer ma demande')
  await expect.poll(page.text).toContain('Réessayez dans un instant.')
  expect(page.toasts).toEqual([])
  expect(written()).toContain(motivation)

  page.press('Annuler')
  await page.go('/missions/browse?nothing')
  await page.go(address)
  await openForm()
  expect(written()).toContain(motivation)
  expect(page.text()).not.toContain('Réessayez dans un instant.')

  silent = false
  page.press('Envoyer ma demande')
  await expect.poll(page.address).toBe(address)
  const keys = page.requests.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  expect(keys[1]).toBe(keys[0])
  page.unmount()
})

test('what was begun elsewhere is in the form, what is written is kept, and nothing is once it was sent', async () => {
  const begun = { motivation: 'Je connais bien le sujet.', answers: [{ text: 'Le lundi' }], conflictOfInterest: '' }
  const draft = keptDraft(`mission.register.${sampleMission().id}`, begun)
  const page = await open(`${address}?register=`, {
    answers: {
      'mission.get': () => sampleMission({ motivationRequired: true, questions: ['Quand ?'] }),
      'mission.register': () => sampleParticipant(),
      ...draft.answers,
    },
  })
  const written = () => page.all('textarea').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  await expect.poll(written).toEqual(expect.arrayContaining([begun.motivation, 'Le lundi']))
  expect(page.text()).toContain('Brouillon enregistré')
  page.type('Quand ?', 'Le mardi')
  await expect.poll(draft.content).toContain('Le mardi')
  await expect.poll(page.text).toContain('Brouillon enregistré')
  page.press('Envoyer ma demande')
  await expect.poll(draft.content).toBeNull()
  expect(page.address()).toBe(address)
  page.unmount()
})

test.each([
  ['with a reason', 'not_available', 'Raison\u00a0: Manque de disponibilité'],
  ['without one', 'other', null],
] as const)('withdrawing names what follows, and is done %s', async (_how, reasonCode, said) => {
  const gone = sampleParticipant({ withdrawnAt: '2026-11-11T09:00:00.000Z', reasonCode })
  let mission = sampleMission({ allowedActions: ['unregister'], myParticipation: requested })
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.unregister': () => {
        mission = sampleMission({ myParticipation: gone })
        return gone
      },
    },
  })
  await expect.poll(page.text).toContain('Votre demande est envoyée')
  page.press('Retirer ma demande')
  await expect.poll(page.text).toContain('Retirer votre demande')
  // A page of its own on a phone: it says which mission.
  expect(page.all('[role="dialog"]')[0]?.textContent).toContain(mission.title)
  if (said) page.all('[role="radiogroup"] input, fieldset input')[0]?.click()
  page
    .all('[role="dialog"] button')
    .find(({ textContent }) => textContent === 'Retirer ma demande')
    ?.click()
  await expect.poll(spoken).toBe('Demande retirée')
  if (said) expect(page.text()).toContain(said)
  else expect(page.text()).not.toContain('Raison\u00a0:')
  expect(page.toasts).toEqual([])
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({ reasonCode })
  page.unmount()
})

const place = sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' })
const inLine = sampleParticipant({ waitlistPosition: 3 })

test.each([
  ['place', place, 'Vous retirer de cette mission', 'Votre place sera libre', ['Garder ma place', 'Me retirer']],
  ['request', requested, 'Retirer votre demande', 'plus à vous répondre', ['Garder ma demande', 'Retirer ma demande']],
  [
    'place in line',
    inLine,
    'Quitter la liste d’attente',
    'Aucune place',
    ['Garder mon rang', 'Quitter la liste d’attente'],
  ],
] as const)('who withdraws reads what becomes of their %s', async (_what, mine, title, consequence, answers) => {
  const mission = sampleMission({ allowedActions: ['unregister'], myParticipation: mine })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  const [, leave] = answers
  // The button on the page says what one leaves, in the words of the window.
  await expect.poll(page.text).toContain(leave)
  page.press(leave)
  await expect.poll(page.text).toContain(title)
  expect(page.all('[role="dialog"]')[0]?.textContent).toContain(consequence)
  const buttons = page.all('[role="dialog"] button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(expect.arrayContaining([...answers]))
  page.unmount()
})

const begun = { mayAnswer: true, mayTakeBack: true, begunAt: '2026-11-10T09:00:00.000Z', sentAt: null }
const study = { url: null, consentText: null, eraseOn: null, sections: [] }

test.each([
  ['begun here', 'built_in', begun, true],
  ['not begun', 'built_in', { ...begun, mayTakeBack: false, begunAt: null }, false],
  ['in another tool', 'link', begun, false],
] as const)('who withdraws reads that answers are erased, of answers %s', async (_what, kind, mine, erased) => {
  const mission = sampleMission({
    type: 'studies_and_surveys',
    startAt: '2020-01-01T09:00:00.000Z',
    endAt: '2100-01-01T09:00:00.000Z',
    allowedActions: ['unregister'],
    myParticipation: place,
    questionnaire: { ...study, kind },
    myQuestionnaire: mine,
  })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Me retirer')
  page.press('Me retirer')
  await expect.poll(page.text).toContain('Vous retirer de cette mission')
  const words = page.all('[role="dialog"]')[0]?.textContent ?? ''
  expect(words.includes('Vos réponses au questionnaire sont effacées.')).toBe(erased)
  page.unmount()
})

test.each([
  ['a request', requested, 'Demande envoyée', 'Demande retirée'],
  ['a place that was open to all', place, 'Inscription envoyée', 'Vous ne participez plus à cette mission'],
])('the story of %s that was withdrawn says what was sent and what was left', async (_what, mine, begun, left) => {
  const myParticipation = { ...mine, withdrawnAt: '2026-11-11T09:00:00.000Z', reasonCode: 'not_available' as const }
  const page = await open(address, { answers: { 'mission.get': () => sampleMission({ myParticipation }) } })
  await expect.poll(page.text).toContain(left)
  expect(page.text()).toContain(begun)
  page.unmount()
})

test('who had a place in a mission that is cancelled reads and hears that it was, and when', async () => {
  const mine = { ...place, decidedAt: '2026-11-12T09:00:00.000Z' }
  let mission = sampleMission({ allowedActions: ['unregister'], myParticipation: mine })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Votre place est confirmée')
  const cancellation = { at: '2020-11-20T09:00:00.000Z', reason: 'Une tempête est annoncée.' }
  mission = { ...mission, displayStatus: 'cancelled', allowedActions: [], cancellation }
  page.change({ tag: 'mission', id: mission.id })
  await expect.poll(page.text).toContain('Une tempête est annoncée.')
  const steps = page.all('section[aria-labelledby="registration"] ol > li').map(({ textContent }) => textContent)
  expect(steps).toHaveLength(2)
  expect(steps[1]).toMatch(/^La mission a été annulée.*vendredi 20 novembre 2020/)
  await expect.poll(spoken).toBe('La mission a été annulée')
  page.unmount()
})

test('what one ended oneself is not told as a refusal', async () => {
  const mine = sampleParticipant({ origin: 'invitation', validationStatus: 'rejected', awaitedFrom: 'none' })
  const page = await open(address, {
    answers: { 'mission.get': () => sampleMission({ myParticipation: mine, allowedActions: ['register'] }) },
  })
  await expect.poll(page.text).toContain('Vous avez décliné cette invitation')
  expect(page.text()).toContain('Vous pouvez de nouveau demander à participer.')
  page.unmount()
})

test.each([
  ['fr', 'Accepter', 'Votre place est confirmée'],
  ['en', 'Accept', 'Your place is confirmed'],
] as const)(
  'a yes to an invitation is said by the page and heard, without a toast, in %s',
  async (language, yes, says) => {
    const invited = sampleParticipant({ origin: 'invitation', awaitedFrom: 'member' })
    let mission = sampleMission({
      allowedActions: ['accept_invitation', 'reject_invitation'],
      myParticipation: invited,
    })
    const page = await open(address, {
      language,
      answers: {
        'mission.get': () => mission,
        'mission.acceptInvitation': () => {
          const confirmed = sampleParticipant({ ...invited, validationStatus: 'validated', awaitedFrom: 'none' })
          mission = sampleMission({ allowedActions: ['unregister'], myParticipation: confirmed })
          return confirmed
        },
      },
    })
    await expect.poll(() => page.all('button').map(({ textContent }) => textContent)).toContain(yes)
    expect(spoken()).toBe('')
    page.press(yes)
    await expect.poll(spoken).toBe(says)
    expect(page.toasts).toEqual([])
    page.unmount()
  },
)
