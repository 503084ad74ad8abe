import { expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleId, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

/** Headquarters decide on the people of any mission; how to reach them, and whom to ask, is told to its team alone. */
const mission = sampleMission({
  managerIds: [sampleId(2)],
  counters: sampleCounters,
  allowedActions: ['see_participants', 'decide_participants', 'add_participants'],
})
const row = sampleRow({ motivation: 'Je connais bien le sujet.' })

function openTab(tab: string) {
  return open(`/missions/${mission.id}?${tab}`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': ({ query }) =>
        query.format ? '\ufeffPersonne;Réponse;Identifiant\r\nInès Karoui;En attente;7\r\n' : samplePage([row]),
    },
  })
}

test('who is not of the team answers people, and is neither promised nor refused how to reach them', async () => {
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:file'
  })
  const page = await openTab('tab=participants')
  await expect.poll(page.text).toContain('Je connais bien le sujet.')
  expect(page.text()).toContain('Seule l’équipe de la mission voit les e-mails et les téléphones.')
  expect(page.text()).not.toContain('ne sont pas disponibles en ce moment')
  expect(page.all('tbody td[data-field]').map((cell) => cell.dataset['field'])).not.toContain('phone')
  page.press('Exporter (CSV)')
  await expect.poll(() => saved).toHaveLength(1)
  expect(page.requests.map(({ path }) => path)).not.toContain('/user/list')
  page.unmount()
})

test('who is not of the team is offered no list of members that would be refused', async () => {
  const page = await openTab('tab=invitations')
  await expect.poll(page.text).toContain('Inès Karoui')
  expect(page.text()).not.toContain('Inviter')
  page.unmount()
  // The address of a colleague who is of the team leads to the mission.
  const linked = await openTab('invite')
  await expect.poll(linked.text).toContain('Participations, 2 à traiter')
  expect(linked.requests.map(({ path }) => path)).not.toContain('/user/list')
  linked.unmount()
})
