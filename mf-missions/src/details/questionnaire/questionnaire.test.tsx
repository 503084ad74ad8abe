import type { OwnQuestionnaireAnswers, Question } from '@ensemble/contracts/missions/questionnaire'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test, vi } from 'vitest'
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

const study = {
  kind: 'built_in' as const,
  url: null,
  consentText: 'Cette étude prépare les actions de la Ligue.',
  eraseOn: '2100-06-30',
  sections: [{ id: 's1', title: 'Le travail', intro: null, questions: [question] }],
}
const mission = sampleMission({
  type: 'studies_and_surveys',
  startAt: '2020-01-01T09:00:00.000Z',
  myParticipation: sampleParticipant({ validationStatus: 'validated', awaitedFrom: 'none' }),
  allowedActions: [],
  questionnaire: study,
  myQuestionnaire: { mayAnswer: true, mayTakeBack: true, begunAt: null, sentAt: null },
})

const at = '2026-11-21T09:00:00.000Z'

test('a study begins with its consent, misses what is not answered, and thanks once it is sent', async () => {
  let own: OwnQuestionnaireAnswers = { answers: {}, sectionId: null, consentedAt: null, savedAt: null, sentAt: null }
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
  expect(document.activeElement).toBe(page.all('input[type="checkbox"]')[0])
  page.all('input[type="checkbox"]')[0]?.click()
  page.press('Commencer')
  await expect.poll(page.text).toContain('Partie 1 sur 1')
  // The button of a step takes the focus away with it: the title of the next one has it.
  const focused = () => document.activeElement?.textContent
  await expect.poll(focused).toBe('Le travail')
  page.press('Envoyer mes réponses')
  await expect.poll(page.text).toContain('Répondez, ou choisissez')
  // The one that is missing has the focus.
  expect(page.text()).not.toContain('à revoir dans cette partie')
  page.all('input[type="radio"]')[2]?.click()
  page.press('Envoyer mes réponses')
  await expect.poll(focused).toBe('Merci, vos réponses sont bien envoyées')
  expect(own.answers).toEqual({ q1: null })
  page.unmount()
})

test('whoever opens a questionnaire, and leaves it for the mission, arrives at the title', async () => {
  const page = await open(`/missions/${mission.id}`, {
    answers: {
      'mission.get': () => mission,
      'mission.ownAnswers': () => ({ ...begun, sectionId: null, consentedAt: null, savedAt: null }),
    },
  })
  const focused = () => document.activeElement?.tagName
  await expect.poll(page.text).toContain('Répondre au questionnaire')
  expect(focused()).toBe('BODY')
  page.press('Répondre au questionnaire')
  await expect.poll(page.text).toContain('Avant de commencer')
  await expect.poll(focused).toBe('H1')
  page.press('Revenir à la mission')
  await expect.poll(page.text).not.toContain('Avant de commencer')
  await expect.poll(focused).toBe('H1')
  page.unmount()
})

const begun: OwnQuestionnaireAnswers = { answers: {}, sectionId: 's1', consentedAt: at, savedAt: at, sentAt: null }

/** The first part of a questionnaire, of a service that can be out of reach. */
async function openBegun(own = begun, sections = study.sections) {
  /** `failing`: how many of the first answers it cannot take. */
  const service = { silent: false, failing: 0, answers: null as unknown, asked: 0, read: 0, own }
  const page = await open(`/missions/${mission.id}?questionnaire`, {
    answers: {
      'mission.get': () => ({ ...mission, questionnaire: { ...study, sections } }),
      'mission.ownAnswers': () => {
        service.read += 1
        if (service.silent) throw refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.')
        return service.own
      },
      'mission.saveAnswers': ({ body }) => {
        service.asked += 1
        if (service.silent || service.asked <= service.failing)
          throw refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.')
        service.answers = body.answers
        return { ...begun, answers: body.answers }
      },
    },
  })
  await expect.poll(page.text).toContain('Partie 1 sur')
  const leave = () =>
    page
      .all('a')
      .find(({ textContent }) => textContent?.includes('Revenir à la mission'))
      ?.click()
  return { page, service, leave }
}

test('who has sent their answers reads them again, in the words they chose', async () => {
  const asked = (id: string, kind: Question['kind'], label: string, more: Partial<Question> = {}): Question => ({
    ...question,
    id,
    kind,
    label,
    options: [],
    ...more,
  })
  const questions = [
    question,
    asked('q2', 'several', 'Qui vous aide ?', { options: question.options }),
    asked('q3', 'scale', 'À quel point ?', {
      lowest: 1,
      highest: 5,
      lowestLabel: 'pas du tout',
      highestLabel: 'tout à fait',
    }),
    asked('q4', 'date', 'Depuis quand ?'),
    asked('q5', 'text', 'Un mot ?'),
    asked('q6', 'number', 'Combien ?', { required: false }),
  ]
  const section = { id: 's1', title: 'Le travail', intro: null, questions }
  const sent = { mayAnswer: false, mayTakeBack: true, begunAt: at, sentAt: at }
  const answers = { q1: 'o2', q2: ['o1', 'o2'], q3: 4, q4: '2025-03-12', q5: null }
  const page = await open(`/missions/${mission.id}?questionnaire`, {
    answers: {
      'mission.get': () => ({ ...mission, questionnaire: { ...study, sections: [section] }, myQuestionnaire: sent }),
      'mission.ownAnswers': () => ({ answers, sectionId: 's1', consentedAt: at, savedAt: at, sentAt: at }),
    },
  })
  await expect.poll(page.text).toContain('Ce que vous avez répondu')
  const read = page.all('dl > div').map(({ children: [asks, says] }) => [asks?.textContent, says?.textContent])
  expect(read).toEqual([
    ['Avez-vous repris le travail ?', 'Non'],
    ['Qui vous aide ?', 'Oui\nNon'],
    ['À quel point ?', '4\n1\u00a0: pas du tout. 5\u00a0: tout à fait.'],
    ['Depuis quand ?', 'mercredi 12 mars 2025'],
    ['Un mot ?', 'Je préfère ne pas le dire'],
  ])
  page.unmount()
})

test('what was answered last is kept when the questionnaire is left at once', async () => {
  const { page, service, leave } = await openBegun()
  page.all('input[type="radio"]')[0]?.click()
  leave()
  await expect.poll(() => service.answers).toEqual({ q1: 'o1' })
  await expect.poll(page.text).not.toContain('Partie 1 sur 1')
  page.unmount()
})

test('a phone that is locked sends what was answered last, though a save before it has no answer yet', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const page = await open(`/missions/${mission.id}?questionnaire`, {
    answers: {
      'mission.get': () => mission,
      'mission.ownAnswers': () => begun,
      'mission.saveAnswers': async ({ body }) => {
        await answered
        return { ...begun, answers: body.answers }
      },
    },
  })
  await expect.poll(page.text).toContain('Partie 1 sur 1')
  const choose = (place: number) => page.all('input[type="radio"]')[place]?.click()
  const saves = () =>
    page.requests.filter(({ method }) => method === 'PUT').map(({ body, keepalive }) => ({ body, keepalive }))
  const saved = (q1: string) => ({ body: { answers: { q1 }, sectionId: 's1' } })
  choose(0)
  await expect.poll(saves).toEqual([saved('o1')])
  choose(1)
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  // And the page goes at once: nothing is sent twice.
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(saves).toEqual([saved('o1'), { ...saved('o2'), keepalive: true }])
  answer()
  await expect.poll(page.text).toContain('Brouillon enregistré.')
  // Which of the two came last nobody here knows.
  visible.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(saves).toHaveLength(3)
  expect(saves()[2]).toEqual(saved('o2'))
  page.unmount()
})

const asks = (...ids: string[]) => ids.map((id) => ({ ...question, id }))

test('whoever comes back to a form goes on from what they answered elsewhere, and what is not saved here joins it', async () => {
  const { page, service } = await openBegun(
    begun,
    study.sections.map((section) => ({ ...section, questions: asks('q1', 'q2') })),
  )
  const chosen = () => page.all('input[type="radio"]').map((box) => box.matches(':checked'))
  service.own = { ...begun, answers: { q1: 'o2' }, savedAt: '2026-11-21T10:00:00.000Z' }
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => chosen()[1]).toBe(true)
  service.silent = true
  page.all('input[type="radio"]')[0]?.click()
  await expect.poll(() => service.asked).toBeGreaterThan(0)
  service.own = { ...begun, answers: { q1: 'o2', q2: 'o2' }, savedAt: '2026-11-21T11:00:00.000Z' }
  service.silent = false
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => service.answers).toEqual({ q1: 'o1', q2: 'o2' })
  await expect.poll(chosen).toEqual([true, false, false, false, true, false])
  page.unmount()
})

test('a form that had no line when somebody came back looks elsewhere before it goes on', async () => {
  const sections = asks('q1', 'q2').map((one) => ({ id: one.id, title: one.id, intro: null, questions: [one] }))
  const { page, service } = await openBegun({ ...begun, sectionId: 'q1' }, sections)
  service.silent = true
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => service.read).toBe(2)
  service.own = { ...begun, answers: { q2: 'o2' }, savedAt: '2026-11-21T10:00:00.000Z' }
  service.silent = false
  page.all('input[type="radio"]')[0]?.click()
  page.press('Continuer')
  await expect.poll(page.text).toContain('Partie 2 sur 2')
  expect(service.answers).toEqual({ q1: 'o1', q2: 'o2' })
  page.unmount()
})

test('without a network nobody leaves with lost answers, and they are kept as soon as it is back', async () => {
  const { page, service, leave } = await openBegun()
  service.silent = true
  page.all('input[type="radio"]')[1]?.click()
  leave()
  await expect.poll(page.text).toContain('Elles seront perdues si vous partez.')
  expect(service.asked, 'once for the question').toBe(1)
  page.press('Rester sur cette page')
  await expect.poll(page.text).toContain('Gardez cette page ouverte.')
  service.silent = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => service.answers).toEqual({ q1: 'o2' })
  await expect.poll(page.text).toContain('Brouillon enregistré.')
  page.unmount()
})

test('an answer that is taken back after a save that failed is sent again: the one that failed may have arrived', async () => {
  const { page, service } = await openBegun({ ...begun, answers: { q1: 'o1' } })
  service.silent = true
  page.all('input[type="radio"]')[1]?.click()
  await expect.poll(page.text).toContain('Gardez cette page ouverte.')
  service.silent = false
  page.all('input[type="radio"]')[0]?.click()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => service.answers).toEqual({ q1: 'o1' })
  await expect.poll(page.text).toContain('Brouillon enregistré.')
  page.unmount()
})

test('what the next part has brought to the service is not said to be unsaved any more', async () => {
  const section = (id: string, asked: string) => ({
    id,
    title: id,
    intro: null,
    questions: [{ ...question, id: asked }],
  })
  const { page, service } = await openBegun(begun, [section('s1', 'q1'), section('s2', 'q2')])
  // The answers by themselves; what follows are the same with the part to go on at.
  service.failing = 1
  page.all('input[type="radio"]')[1]?.click()
  page.press('Continuer')
  await expect.poll(page.text).toContain('Partie 2 sur 2')
  expect(page.text()).not.toContain('Gardez cette page ouverte.')
  expect(service.asked).toBe(2)
  page.unmount()
})

test('a line that comes back for a moment leaves the form, and what was answered meanwhile, as it is', async () => {
  const { page, service } = await openBegun()
  page.all('input[type="radio"]')[0]?.click()
  const box = () => page.all('input[type="radio"]')[0]
  service.silent = true
  page.reconnect()
  // The mission is asked for again, after the answers would have been.
  await expect.poll(() => page.requests.filter(({ path }) => path === '/mission/:missionId').length).toBe(2)
  await expect.poll(page.text).toContain('Partie 1 sur 1')
  expect(box()?.matches(':checked')).toBe(true)
  expect(service.read).toBe(1)
  page.unmount()
})

test.each([
  ['text', 'Je dors mal depuis mars.'],
  ['number', 12],
  ['date', '2025-03-12'],
  ['several', ['o1', 'o2']],
] as const)('an answer of %s that is declined by a slip comes back as it was', async (kind, answer) => {
  const asked: Question = { ...question, kind, options: kind === 'several' ? question.options : [] }
  const questionnaire = { ...study, sections: [{ id: 's1', title: 'Le travail', intro: null, questions: [asked] }] }
  const kept: unknown[] = []
  const page = await open(`/missions/${mission.id}?questionnaire`, {
    answers: {
      'mission.get': () => ({ ...mission, questionnaire }),
      'mission.ownAnswers': () => ({ ...begun, answers: { q1: typeof answer === 'object' ? [...answer] : answer } }),
      'mission.saveAnswers': ({ body }) => {
        kept.push(body.answers)
        return { ...begun, answers: body.answers }
      },
    },
  })
  await expect.poll(page.text).toContain('Partie 1 sur 1')
  const declines = () => page.all('input[type="checkbox"]').at(-1)
  declines()?.click()
  await expect.poll(() => declines()?.matches(':checked')).toBe(true)
  declines()?.click()
  await expect.poll(() => declines()?.matches(':checked')).toBe(false)
  page.press('Arrêter et reprendre plus tard')
  await expect.poll(page.text).not.toContain('Partie 1 sur 1')
  expect(kept.at(-1)).toEqual({ q1: answer })
  page.unmount()
})

test('answers that could not be read are asked for again as soon as the line is back', async () => {
  const silence = { answers: true }
  const page = await open(`/missions/${mission.id}?questionnaire`, {
    answers: {
      'mission.get': () => mission,
      'mission.ownAnswers': () => {
        if (silence.answers) throw refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.')
        return begun
      },
    },
  })
  await expect.poll(page.text).toContain('Réessayez dans un instant.')
  silence.answers = false
  page.reconnect()
  await expect.poll(page.text).toContain('Partie 1 sur 1')
  page.unmount()
})

test('what is missing in a long part is listed beside the button, each question one press away', async () => {
  const second = { ...question, id: 'q2', label: 'Dormez-vous bien ?' }
  const long = sampleMission({
    ...mission,
    questionnaire: {
      ...study,
      sections: study.sections.map((section) => ({ ...section, questions: [question, second] })),
    },
  })
  const page = await open(`/missions/${mission.id}?questionnaire`, {
    answers: { 'mission.get': () => long, 'mission.ownAnswers': () => begun, 'mission.saveAnswers': () => begun },
  })
  await expect.poll(page.text).toContain('Partie 1 sur 1')
  page.press('Envoyer mes réponses')
  await expect.poll(page.text).toContain('2 questions sont à revoir dans cette partie')
  page.all('[role="alert"] button')[1]?.click()
  expect(document.activeElement?.closest('[data-question]')?.getAttribute('data-question')).toBe('q2')
  page.unmount()
})
