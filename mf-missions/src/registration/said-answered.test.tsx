import type { Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { describe, expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleMission, sampleParticipant } from '../testing/sample-missions.ts'

const at = '2026-11-21T09:00:00.000Z'
const waits = { mayAnswer: true, mayTakeBack: false, begunAt: null, sentAt: null }
const said = { mayAnswer: false, mayTakeBack: true, begunAt: at, sentAt: at }
const url = 'https://enquete.example.org/1'

const elsewhere = sampleMission({
  type: 'studies_and_surveys',
  startAt: '2020-01-01T09:00:00.000Z',
  endAt: '2100-01-01T09:00:00.000Z',
  contactName: 'Dominique Martin',
  myParticipation: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
  allowedActions: [],
  questionnaire: { kind: 'link', url, consentText: null, eraseOn: null, sections: [] },
  myQuestionnaire: waits,
})

/** A mission whose questionnaire is elsewhere, of a service that keeps what is said. */
async function openAt(part: string, first: Mission['myQuestionnaire'] = waits) {
  const service = { mission: { ...elsewhere, myQuestionnaire: first }, sent: [] as unknown[], over: false }
  const page = await open(`/missions/${elsewhere.id}${part}`, {
    answers: {
      'mission.get': () => service.mission,
      'mission.saveAnswers': ({ body }) => {
        if (service.over) throw refusal('MISSION_CLOSED', 'Cette mission est terminée.')
        service.sent.push(body)
        service.mission = { ...elsewhere, myQuestionnaire: said }
        return { answers: {}, sectionId: null, consentedAt: null, savedAt: at, sentAt: at }
      },
      'mission.takeBackAnswers': () => {
        service.mission = { ...elsewhere, myQuestionnaire: waits }
        return { takenBackAt: at }
      },
    },
  })
  return { page, service }
}

describe.each([
  ['the page of the mission', ''],
  ['the page of its questionnaire', '?questionnaire'],
])('on %s', (_where, part) => {
  test('one press says that one has answered, and one more that one has not', async () => {
    const { page, service } = await openAt(part)
    await expect.poll(page.text).toContain('Ensemble ne voit pas ce qui se passe sur enquete.example.org.')
    page
      .all('button')
      .find(({ textContent }) => textContent === 'J’ai répondu')
      ?.focus()
    page.press('J’ai répondu')
    // A hasty finger presses twice.
    page.press('J’ai répondu')
    await expect.poll(page.text).toContain('Votre part est faite.')
    expect(service.sent).toEqual([{ answers: {}, sectionId: null, done: true }])
    expect(page.text()).toContain('revenir en arrière n’efface rien là-bas')
    expect(page.text()).toContain('demandez à Dominique Martin')
    expect(document.activeElement?.textContent, 'the focus stays').toBe('Je n’ai pas encore répondu')
    page.press('Je n’ai pas encore répondu')
    await expect.poll(page.text).toContain('Une fois vos réponses envoyées là-bas, dites-le ici.')
    expect(page.text()).toContain('vous n’avez pas encore répondu')
    page.unmount()
  })

  test('whoever presses too late reads why', async () => {
    const { page, service } = await openAt(part)
    service.over = true
    await expect.poll(page.text).toContain('J’ai répondu')
    page.press('J’ai répondu')
    await expect.poll(page.text).toContain('Cette mission est terminée.')
    page.unmount()
  })

  test('after the end it stays said', async () => {
    const { page } = await openAt(part, { ...said, mayTakeBack: false })
    await expect.poll(page.text).toContain('Votre part est faite.')
    expect(page.text()).not.toContain('Je n’ai pas encore répondu')
    page.unmount()
  })
})

test('what happened says when one has answered, and no more that it is open', async () => {
  const { page } = await openAt('', said)
  await expect.poll(page.text).toContain('Vous avez répondu au questionnaire')
  expect(page.text()).not.toContain('Le questionnaire est ouvert')
  page.unmount()
})

test('the team reads how many say that they have answered', async () => {
  const run = { ...elsewhere, allowedActions: ['see_participants' as const, 'see_survey_results' as const] }
  const page = await open(`/missions/${elsewhere.id}?tab=answers`, {
    answers: {
      'mission.get': () => run,
      'mission.questionnaireResults': () => ({ sent: 3, erasedAt: null, questions: [] }),
    },
  })
  await expect.poll(page.text).toMatch(/Disent avoir répondu\s*3/)
  expect(page.text()).toContain('Les réponses sont sur un autre site')
  page.unmount()
})
