import { expect, test, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleParticipant, sampleParticipation, sampleParticipations } from '../testing/sample-missions.ts'

test('where nobody noted that one was there, the button of the attestation says so instead of printing', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const participant = sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none', attendance: 'absent' })
  const past = sampleParticipations([sampleParticipation({ bucket: 'past', participant })])
  const page = await open('/my_missions', {
    answers: {
      // Of so many that the page does not know of all.
      'mission.participantMissions': ({ query }) => ({ ...past, lastPage: query.bucket === undefined ? 1 : 0 }),
    },
  })
  await expect.poll(page.text).toContain('Imprimer l’attestation')
  page.press('Imprimer l’attestation')
  const said = () => page.all('[role="alert"]').map(({ textContent }) => textContent)
  await expect.poll(said).toContainEqual(expect.stringContaining('Aucune équipe n’a encore noté votre présence'))
  expect(print).not.toHaveBeenCalled()
  page.unmount()
})
