import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId, sampleMission, sampleParticipant } from '../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`

test('who tells what they need reads beside the box who will read it, and tells it in those words', async () => {
  const page = await open(address, {
    session: {
      user: { id: sampleId(1), displayName: 'Camille Exemple', role: 'member', status: 'validated', needs: ['breaks'] },
    },
    answers: { 'mission.get': () => sampleMission(), 'mission.register': () => sampleParticipant() },
  })
  await expect.poll(page.text).toContain('Demander à participer')
  page.press('Demander à participer')
  await expect.poll(page.text).toContain('Dire mes besoins à l’équipe')
  const box = page.all('[role="dialog"] input[type="checkbox"]')[0]
  const hint = document.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent
  expect(hint).toContain('Le comité, le siège et l’administration le peuvent aussi.')
  box?.click()
  page.press('Envoyer ma demande')
  await expect.poll(page.address).toBe(address)
  const sent = page.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('register'))
  expect(sent).toMatchObject([{ body: { motivation: expect.stringContaining('il me faut') } }])
  page.unmount()
})
