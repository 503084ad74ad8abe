import { type Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCounters, sampleMission, sampleParticipant, samplePage, sampleRow } from '../testing/sample-missions.ts'

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
  await expect.poll(page.text).toContain('Refuser la demande de Inès Karoui')
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
