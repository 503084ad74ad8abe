import { type Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import {
  sampleCounters,
  sampleId,
  sampleMission,
  sampleParticipant,
  samplePage,
  sampleRow,
} from '../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`
const requested = sampleParticipant()

test('a mission says what it is, what it costs in energy and what one can do', async () => {
  const page = await open(address, { answers: { 'mission.get': () => sampleMission() } })
  await expect.poll(page.text).toContain('Vous tenez le stand à trois.')
  expect(page.all('h1')[0]?.textContent).toBe('Mission 1')
  expect(page.text()).toContain('12 rue des Tilleuls, 69003 Lyon')
  expect(page.text()).toContain('Effort léger')
  expect(page.text()).toContain('Votre contact\u00a0: Solange Mondésir.')
  expect(page.text()).toContain('Il reste 4 places')
  expect(page.control('S’inscrire')).toBeDefined()
  page.unmount()
})

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
  await expect.poll(page.text).toContain('S’inscrire')
  page.press('S’inscrire')
  await expect.poll(page.text).toContain('Demander à participer')
  page.press('Envoyer ma demande')
  await expect.poll(page.text).toContain('Répondez ici avant de continuer.')
  page.type('Pourquoi cette mission vous intéresse', 'Je connais bien le sujet.')
  page.type('Quand ?', 'Le lundi')
  page.press('Envoyer ma demande')
  page.press('Envoyer ma demande')
  await expect.poll(page.text).toContain('Votre demande est envoyée')
  const sent = page.requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toEqual([{ motivation: 'Je connais bien le sujet.', answers: ['Le lundi'] }])
  expect(page.toasts).toEqual([{ message: 'Votre demande est bien partie.', severity: 'success' }])
  page.unmount()
})

test('health answers are offered to share where the mission asks for experience, none ticked, names alone sent', async () => {
  const health = {
    relationsToIllness: ['sick_person' as const],
    caregiverRelationship: null,
    illnessSituation: null,
    cancerTypes: ['lung' as const],
    cancerTypesOther: null,
    treatmentStage: null,
    comorbidities: [],
    diagnosisYear: null,
    savedAt: '2026-11-01T09:00:00.000Z',
  }
  const page = await open(address, {
    answers: {
      'mission.get': () => sampleMission({ targetCancerTypes: ['lung'], interestsDeclarationRequired: true }),
      'user.get': () => ({
        id: sampleId(1),
        displayName: 'Camille Exemple',
        role: 'member',
        status: 'validated',
        health,
      }),
      'mission.register': () => sampleParticipant(),
    },
  })
  await expect.poll(page.text).toContain('S’inscrire')
  page.press('S’inscrire')
  await expect.poll(page.text).toContain('Le ou les cancers concernés')
  expect(page.text()).not.toContain('Mon étape de traitement')
  page.press('Envoyer ma demande')
  await expect.poll(page.text).toContain('Répondez ici avant de continuer.')
  page.type('Vos liens d’intérêts avec le sujet', 'Aucun')
  page.all('[role="dialog"] input[type="checkbox"]')[1]?.click()
  page.press('Envoyer ma demande')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Votre demande est bien partie.')
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
  await expect.poll(page.text).toContain('S’inscrire')
  page.press('S’inscrire')
  await expect.poll(page.text).toContain('Demander à participer')
  page.press('Envoyer ma demande')
  await expect.poll(page.text).toContain('Il n’y a plus de place disponible.')
  expect(page.text()).toContain('Demander à participer')
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
    await expect.poll(() => page.all('button').map((button) => button.textContent)).toContain('S’inscrire')
    page.press('S’inscrire')
    await expect.poll(page.text).toContain('Demander à participer')
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
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Votre demande est bien partie.')
  const keys = page.requests.filter(({ method }) => method === 'POST').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  expect(keys[1]).toBe(keys[0])
  page.unmount()
})

test('what was begun elsewhere is in the form, what is written is kept, and nothing is once it was sent', async () => {
  const begun = { motivation: 'Je connais bien le sujet.', answers: [{ text: 'Le lundi' }], conflictOfInterest: '' }
  let kept: string | null = JSON.stringify(begun)
  const page = await open(`${address}?register=`, {
    answers: {
      'mission.get': () => sampleMission({ motivationRequired: true, questions: ['Quand ?'] }),
      'mission.register': () => sampleParticipant(),
      'user.draft': ({ params }) => {
        expect(params.key).toBe(`mission.register.${sampleMission().id}`)
        return { content: kept, updatedAt: null }
      },
      'user.saveDraft': ({ body }) => {
        kept = body.content
        return { content: kept, updatedAt: null }
      },
      'user.deleteDraft': () => {
        kept = null
        return {}
      },
    },
  })
  const written = () => page.all('textarea').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  await expect.poll(written).toEqual(expect.arrayContaining([begun.motivation, 'Le lundi']))
  expect(page.text()).toContain('Brouillon enregistré')
  page.type('Quand ?', 'Le mardi')
  await expect.poll(() => kept).toContain('Le mardi')
  await expect.poll(page.text).toContain('Brouillon enregistré')
  page.press('Envoyer ma demande')
  await expect.poll(() => kept).toBeNull()
  expect(page.address()).toBe(address)
  page.unmount()
})

test('withdrawing asks for a reason and names what follows', async () => {
  let mission = sampleMission({ allowedActions: ['unregister'], myParticipation: requested })
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.unregister': () => {
        mission = sampleMission()
        return sampleParticipant({ withdrawnAt: '2026-11-11T09:00:00.000Z', reasonCode: 'not_available' })
      },
    },
  })
  await expect.poll(page.text).toContain('Votre demande est envoyée')
  page.press('Me retirer')
  await expect.poll(page.text).toContain('Vous retirer de cette mission')
  page.all('[role="radiogroup"] input, fieldset input')[0]?.click()
  const [, confirm] = page.all('button').filter((button) => button.textContent === 'Me retirer')
  confirm?.click()
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Vous êtes retiré de la mission.')
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({ reasonCode: 'not_available' })
  page.unmount()
})

test('an accepted request shows at once when the live event comes', async () => {
  let mission = sampleMission({ allowedActions: ['unregister'], myParticipation: requested })
  const page = await open(address, { answers: { 'mission.get': () => mission } })
  await expect.poll(page.text).toContain('Votre demande est envoyée')
  mission = sampleMission({ myParticipation: { ...requested, validationStatus: 'validated', awaitedFrom: 'none' } })
  page.change({ tag: 'participant', id: mission.id })
  await expect.poll(page.text).toContain('Votre place est confirmée')
  page.unmount()
})

const validated = sampleParticipant({
  validationStatus: 'validated',
  awaitedFrom: 'none',
  decidedAt: '2026-11-12T09:00:00.000Z',
})

test('who takes part finds the workspace and the date for a calendar', async () => {
  const workspace = {
    intro: '<p>Bienvenue à tous.</p>',
    links: [{ title: 'Le tableau partagé', url: 'https://example.org/tableau' }],
    documents: [],
    nextMeetingAt: '2099-12-10T17:00:00.000Z',
    notes: null,
  }
  const mission = sampleMission({
    myParticipation: validated,
    workspace,
    allowedActions: ['unregister', 'see_workspace'],
  })
  const page = await open(address, {
    answers: { 'mission.get': ({ query }) => (query.format === 'ics' ? 'BEGIN:VCALENDAR' : mission) },
  })
  await expect.poll(page.text).toContain('Inscription envoyée')
  expect(page.text()).toContain('Votre place est confirmée')
  page.press('Ajouter à mon agenda')
  await expect.poll(() => page.requests.at(-1)?.query).toEqual({ format: 'ics' })
  page.all('[role="tab"]').at(-1)?.click()
  await expect.poll(page.text).toContain('Bienvenue à tous.')
  expect(page.control('Le tableau partagé').getAttribute('href')).toBe('https://example.org/tableau')
  expect(page.text().replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('jeudi 10 décembre 2099, 18 h')
  expect(page.text()).not.toContain('Modifier l’espace')
  page.unmount()
})

test('who saves the workspace second is told, and sees what the other wrote', async () => {
  const workspace = { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null }
  let mission = sampleMission({ workspace, allowedActions: ['see_workspace', 'edit_workspace'] })
  const page = await open(`${address}?tab=workspace`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.updateWorkspace': ({ body }) => {
        if (body.updatedAt !== mission.updatedAt)
          throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
        return mission
      },
    },
  })
  await expect.poll(page.text).toContain('L’équipe n’a encore rien déposé ici')
  page.press('Modifier l’espace')
  await expect.poll(page.text).toContain('Modifier l’espace de travail')
  page.press('Ajouter un lien')
  await expect.poll(page.text).toContain('Nom du lien 1')
  page.type('Nom du lien 1', 'Le mien')
  page.type('Adresse du lien 1', 'https://example.org/mien')
  const theirs = { ...workspace, links: [{ title: 'Le sien', url: 'https://example.org/sien' }] }
  mission = { ...mission, workspace: theirs, updatedAt: '2026-11-02T09:00:00.000Z' }
  page.change({ tag: 'mission', id: mission.id })
  page.press('Enregistrer')
  await expect.poll(page.text).toContain('Une autre personne a modifié cette mission entre-temps')
  await expect.poll(page.text).toContain('Le sien')
  page.press('Garder la mienne')
  await expect.poll(page.text).not.toContain('Une autre personne a modifié')
  page.press('Enregistrer')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('L’espace de travail est à jour.')
  const sent = page.requests.filter(({ method }) => method === 'PUT').at(-1)?.body
  expect(sent).toMatchObject({ updatedAt: mission.updatedAt, links: [{ title: 'Le mien' }] })
  page.unmount()
})

const mySurvey = {
  kind: 'built_in' as const,
  url: null,
  subject: 'Votre avis sur la marche',
  message: null,
  sentAt: '2026-11-20T09:00:00.000Z',
  answeredAt: null,
}

const askedAfterwards = () =>
  sampleMission({
    displayStatus: 'closed',
    closedAt: '2026-11-19T09:00:00.000Z',
    myParticipation: validated,
    mySurvey,
    allowedActions: ['answer_survey'],
  })

test('a survey is answered once, with two marks and without a word if one likes', async () => {
  let mission = askedAfterwards()
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.answerSurvey': () => {
        mission = { ...mission, allowedActions: [], mySurvey: { ...mySurvey, answeredAt: '2026-11-21T09:00:00.000Z' } }
        return { answeredAt: '2026-11-21T09:00:00.000Z' }
      },
    },
  })
  await expect.poll(page.text).toContain('Votre avis sur la marche')
  mission = { ...mission, mySurvey: { ...mySurvey, subject: 'Votre avis sur la marche bleue' } }
  page.change({ tag: 'survey', id: mission.id })
  await expect.poll(page.text).toContain('Votre avis sur la marche bleue')
  page.press('Donner mon avis')
  await expect.poll(page.text).toContain('Comment avez-vous vécu cette mission')
  page.press('Envoyer mon avis')
  await expect.poll(page.text).toContain('Répondez ici avant de continuer.')
  for (const choice of page.all('[role="dialog"] input[type="radio"]').filter((_, index) => index % 5 === 1))
    choice.click()
  page.press('Envoyer mon avis')
  await expect.poll(page.text).toContain('Merci, votre avis est enregistré.')
  const sent = page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toEqual([{ grade: 4, usefulness: 4, publishable: false }])
  page.unmount()
})

test('an opinion that was begun before is there again, and is forgotten once it was sent', async () => {
  let kept: string | null = JSON.stringify({ grade: '4', usefulness: '5', comment: 'Un bel', publishable: false })
  const page = await open(address, {
    answers: {
      'mission.get': askedAfterwards,
      'mission.answerSurvey': () => ({ answeredAt: '2026-11-21T09:00:00.000Z' }),
      'user.draft': ({ params }) => {
        expect(params.key).toBe(`mission.opinion.${sampleMission().id}`)
        return { content: kept, updatedAt: null }
      },
      'user.saveDraft': ({ body }) => {
        kept = body.content
        return { content: kept, updatedAt: null }
      },
      'user.deleteDraft': () => {
        kept = null
        return {}
      },
    },
  })
  await expect.poll(page.text).toContain('Votre avis sur la marche')
  page.press('Donner mon avis')
  await expect.poll(page.text).toContain('Brouillon enregistré')
  page.type('Voulez-vous ajouter quelque chose\u00a0? (facultatif)', 'Un bel accueil.')
  await expect.poll(() => kept).toContain('Un bel accueil.')
  page.press('Envoyer mon avis')
  await expect.poll(() => kept).toBeNull()
  const sent = page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toEqual([{ grade: 4, usefulness: 5, comment: 'Un bel accueil.', publishable: false }])
  page.unmount()
})

test('what one ended oneself is not told as a refusal', async () => {
  const mine = sampleParticipant({ origin: 'invitation', validationStatus: 'rejected', awaitedFrom: 'none' })
  const page = await open(address, {
    answers: { 'mission.get': () => sampleMission({ myParticipation: mine, allowedActions: ['register'] }) },
  })
  await expect.poll(page.text).toContain('Vous avez décliné cette invitation')
  expect(page.text()).toContain('Vous pouvez vous inscrire de nouveau.')
  page.unmount()
})

test('who runs the mission reads the requests, accepts and refuses', async () => {
  const mission = sampleMission({
    counters: sampleCounters,
    allowedActions: ['see_participants', 'decide_participants'],
  })
  let waiting = [sampleRow({ motivation: 'Je connais bien le sujet.' })]
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': ({ query }) => samplePage(query.filters?.includes('"staff"') ? waiting : []),
      'mission.acceptUser': ({ body }) => {
        waiting = []
        return { updated: body.userIds, failed: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Je connais bien le sujet.')
  page.press('Accepter Inès Karoui')
  await expect.poll(page.text).toContain('Aucune demande n’attend de réponse')
  expect(page.toasts.at(-1)?.message).toBe('Inès Karoui participe à la mission.')
  page.unmount()
})

test('a refusal that fails keeps its reason and comment, even when the list changes below it', async () => {
  const mission = sampleMission({
    counters: sampleCounters,
    allowedActions: ['see_participants', 'decide_participants'],
  })
  let waiting = [sampleRow()]
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': ({ query }) => samplePage(query.filters?.includes('"staff"') ? waiting : []),
      'mission.rejectUser': () => {
        throw refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.')
      },
    },
  })
  await expect.poll(page.text).toContain('Inès Karoui')
  page.press('Refuser Inès Karoui')
  await expect.poll(page.text).toContain('Inès Karoui\u00a0: refuser cette demande')
  page.type('Quelques mots pour la personne (facultatif)', 'Merci de votre intérêt.')
  waiting = []
  page.change({ tag: 'participant', id: mission.id })
  await expect.poll(page.text).toContain('Aucune demande n’attend de réponse')
  const comments = page.all('textarea').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  expect(comments).toContain('Merci de votre intérêt.')
  page.unmount()
})

test('a mission that is gone leads back to the list', async () => {
  const page = await open(address, {
    answers: {
      'mission.get': () => {
        throw refusal('NOT_FOUND', 'Élément introuvable.')
      },
    },
  })
  await expect.poll(page.text).toContain('Cette mission n’est plus disponible')
  expect(page.control('Toutes les missions').getAttribute('href')).toBe('/missions/browse')
  page.unmount()
})

test('a mission that somebody deletes leaves the screens of those who look at it', async () => {
  let deleted = false
  const page = await open(address, {
    answers: {
      'mission.get': () => {
        if (deleted) throw refusal('NOT_FOUND', 'Élément introuvable.')
        return sampleMission()
      },
    },
  })
  await expect.poll(page.text).toContain('S’inscrire')
  deleted = true
  page.change({ tag: 'mission', id: sampleMission().id })
  await expect.poll(page.text).toContain('Cette mission n’est plus disponible')
  expect(page.text()).not.toContain('S’inscrire')
  page.unmount()
})
