import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`

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
      'mission.participants': () => samplePage(waiting),
      'user.list': () => samplePage([]),
      'mission.acceptUser': ({ body }) => {
        waiting = []
        return { updated: body.userIds, failed: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Je connais bien le sujet.')
  await expect.poll(page.text).toContain('Il reste')
  page.press('Accepter Inès Karoui')
  await expect.poll(page.text).toContain('Personne pour l’instant')
  expect(page.toasts.at(-1)?.message).toBe('1 personne participe à la mission.')
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
      'mission.participants': () => samplePage(waiting),
      'user.list': () => samplePage([]),
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
  await expect.poll(page.text).toContain('Personne pour l’instant')
  const comments = page.all('textarea').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  expect(comments).toContain('Merci de votre intérêt.')
  page.unmount()
})

test('an invitation is taken back after a question, and a place is added where there is none', async () => {
  let edited: unknown = null
  let taken: unknown = null
  const mission = sampleMission({
    capacity: 2,
    placesLeft: 0,
    counters: sampleCounters,
    allowedActions: ['see_participants', 'decide_participants', 'add_participants', 'edit'],
  })
  const invited = sampleRow({ origin: 'invitation', awaitedFrom: 'member' })
  const page = await open(`${address}?tab=invitations`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([invited]),
      'mission.edit': ({ body }) => {
        edited = body
        return mission
      },
      'mission.rejectUser': ({ body }) => {
        taken = body
        return { updated: body.userIds, failed: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Plus de place libre.')
  page.press('Ajouter une place')
  await expect.poll(() => edited).toEqual({ updatedAt: mission.updatedAt, capacity: 3 })
  await expect.poll(page.text).toContain('Annuler l’invitation')
  page.press('Annuler l’invitation – Inès Karoui')
  await expect.poll(page.text).toContain('sa place est libérée')
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => taken).toEqual({ userIds: [invited.userId], reasonCode: 'other' })
  page.unmount()
})

test('whether somebody came is noted in one press, beside their name', async () => {
  const noted: unknown[] = []
  const mission = sampleMission({ counters: sampleCounters, allowedActions: ['see_participants', 'set_attendance'] })
  const row = sampleRow({ validationStatus: 'validated', awaitedFrom: 'none' })
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([row]),
      'user.list': () => samplePage([]),
      'mission.attendance': ({ body }) => {
        noted.push(body)
        return { updated: [row.userId], failed: [] }
      },
    },
  })
  await expect.poll(() => page.all('[role="group"][aria-label="Présence de Inès Karoui"]')).toHaveLength(1)
  const choices = page.all('[role="group"][aria-label="Présence de Inès Karoui"] button')
  choices[0]?.click()
  await expect.poll(() => noted).toEqual([{ items: [{ userId: row.userId, attendance: 'present' }] }])
  page.unmount()
})
