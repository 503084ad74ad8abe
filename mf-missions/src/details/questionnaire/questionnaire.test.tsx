import type { OwnQuestionnaireAnswers, Question } from '@ensemble/contracts/missions/questionnaire'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleMission, sampleParticipant } from '../../testing/sample-missions.ts'

const question: Question = {
  id: 'q1',
  kind: 'single',
  label: 'Avez-vous repris le travail ?',
  hint: null,
  required: true,
  options: [
    { id: 'o1', label: 'Oui' },
    { id: 'o2', label: 'Non' },
  ],
  lowest: null,
  highest: null,
  lowestLabel: null,
  highestLabel: null,
  condition: null,
}

const mission = sampleMission({
  type: 'studies_and_surveys',
  startAt: '2020-01-01T09:00:00.000Z',
  myParticipation: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
  allowedActions: [],
  questionnaire: {
    kind: 'built_in',
    url: null,
    consentText: 'Cette étude prépare les actions de la Ligue.',
    eraseOn: '2100-06-30',
    sections: [{ id: 's1', title: 'Le travail', intro: null, questions: [question] }],
  },
  myQuestionnaire: { mayAnswer: true, mayTakeBack: true, begunAt: null, sentAt: null },
})

test('a study begins with its consent, misses what is not answered, and thanks once it is sent', async () => {
  let own: OwnQuestionnaireAnswers = { answers: {}, sectionId: null, consentedAt: null, savedAt: null, sentAt: null }
  const at = '2026-11-21T09:00:00.000Z'
  const page = await open(`/missions/${mission.id}?questionnaire`, {
    answers: {
      'mission.get': () => mission,
      'mission.ownAnswers': () => own,
      'mission.saveAnswers': ({ body }) => {
        own = { ...own, answers: body.answers, consentedAt: at, savedAt: at, sentAt: body.done ? at : null }
        return own
      },
    },
  })
  await expect.poll(page.text).toContain('Cette étude prépare les actions de la Ligue.')
  page.press('Commencer')
  await expect.poll(page.text).toContain('Cochez cette case pour commencer.')
  page.all('input[type="checkbox"]')[0]?.click()
  page.press('Commencer')
  await expect.poll(page.text).toContain('Partie 1 sur 1')
  page.press('Envoyer mes réponses')
  await expect.poll(page.text).toContain('Répondez, ou choisissez')
  page.all('input[type="radio"]')[2]?.click()
  page.press('Envoyer mes réponses')
  await expect.poll(page.text).toContain('Merci, vos réponses sont bien envoyées')
  expect(own.answers).toEqual({ q1: null })
  page.unmount()
})
