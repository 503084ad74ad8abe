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
