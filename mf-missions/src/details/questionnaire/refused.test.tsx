import type { OwnQuestionnaireAnswers } from '@ensemble/contracts/missions/questionnaire'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleMission, sampleParticipant } from '../../testing/sample-missions.ts'

const at = '2026-11-21T09:00:00.000Z'
const text = { hint: null, required: false, options: [], condition: null, lowest: null, highest: null }
const question = { ...text, id: 'q1', kind: 'text' as const, label: 'Un mot ?', lowestLabel: null, highestLabel: null }
const sections = [{ id: 's1', title: 'Vous', intro: null, questions: [question] }]
const refused = sampleMission({
  type: 'studies_and_surveys',
  startAt: '2020-01-01T09:00:00.000Z',
  myParticipation: sampleParticipant({ validationStatus: 'rejected', awaitedFrom: 'none', rejectedBy: 'staff' }),
  allowedActions: [],
  questionnaire: { kind: 'built_in', url: null, consentText: 'Pour la Ligue.', eraseOn: '2100-06-30', sections },
  myQuestionnaire: { mayAnswer: false, mayTakeBack: true, begunAt: at, sentAt: null },
})
const none: OwnQuestionnaireAnswers = { answers: {}, sectionId: null, consentedAt: null, savedAt: null, sentAt: null }

test('who is refused after they had begun sees their answers, and has them erased', async () => {
  let mission = refused
  let own: OwnQuestionnaireAnswers = { ...none, answers: { q1: 'Je dors mal.' }, consentedAt: at, savedAt: at }
  const page = await open(`/missions/${refused.id}`, {
    answers: {
      'mission.get': () => mission,
      'mission.ownAnswers': () => own,
      'mission.takeBackAnswers': () => {
        mission = { ...refused, myQuestionnaire: { mayAnswer: false, mayTakeBack: false, begunAt: null, sentAt: null } }
        own = none
        return { takenBackAt: at }
      },
    },
  })
  await expect.poll(page.text).toContain('Mes réponses au questionnaire')
  page.press('Mes réponses au questionnaire')
  await expect.poll(page.text).toContain('Je dors mal.')
  expect(page.text()).toContain('Vos réponses n’ont pas été envoyées')
  page.press('Retirer mes réponses')
  await expect.poll(() => page.all('[role="alertdialog"]')[0]?.textContent).toContain('Elles sont effacées')
  expect(page.all('[role="alertdialog"]')[0]?.textContent).not.toContain('répondre de nouveau')
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => page.toasts.map(({ message }) => message)).toEqual(['Vos réponses sont effacées.'])
  await expect.poll(page.address).toBe(`/missions/${refused.id}`)
  await expect.poll(page.text).not.toContain('Mes réponses au questionnaire')
  page.unmount()
})
