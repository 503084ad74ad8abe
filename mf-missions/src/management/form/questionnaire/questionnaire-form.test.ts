import { expect, test } from 'vitest'
import { blankQuestionnaire, newSection, ofKind, questionnaireFaults } from './questionnaire-form.ts'

test('a condition without an answer that it waits for is told, and not taken off unsaid', () => {
  const section = newSection([])
  const [first] = section.questions
  if (!first) throw new Error('a new section has a question')
  const asked = {
    ...first,
    label: 'Travaillez-vous ?',
    options: first.options.map((one) => ({ ...one, label: one.id })),
  }
  const faultsOf = (optionIds: string[]) =>
    questionnaireFaults(
      {
        ...blankQuestionnaire,
        kind: 'built_in',
        consentText: 'Nous lisons vos réponses. '.repeat(10),
        eraseOn: '2028-01-01',
        sections: [
          {
            ...section,
            title: 'Vous',
            questions: [asked, { ...asked, id: 'q2', condition: { questionId: asked.id, optionIds } }],
          },
        ],
      },
      () => true,
    )
  expect(faultsOf(['o1'])).toEqual({})
  expect(faultsOf([])).toEqual({ 'questionnaire.sections.0.questions.1.condition': 'REQUIRED' })
})

test('a scale without its ends, with one that is no step or with the wrong way round, is told at the field', () => {
  const section = newSection([])
  const [question] = section.questions
  if (!question) throw new Error('a new section has a question')
  const scale = { ...ofKind(question, 'scale'), label: 'Fatigue' }
  const faultsOf = (changes: object) =>
    questionnaireFaults(
      {
        ...blankQuestionnaire,
        kind: 'built_in',
        consentText: 'Nous lisons vos réponses. '.repeat(10),
        eraseOn: '2028-01-01',
        sections: [{ ...section, title: 'Vous', questions: [{ ...scale, ...changes }] }],
      },
      () => true,
    )
  const at = 'questionnaire.sections.0.questions.0'
  expect(faultsOf({})).toEqual({})
  expect(faultsOf({ lowest: null, highest: null })).toEqual({
    [`${at}.lowest`]: 'REQUIRED',
    [`${at}.highest`]: 'REQUIRED',
  })
  expect(faultsOf({ lowest: -1, highest: 12 })).toEqual({ [`${at}.lowest`]: 'NO_STEP', [`${at}.highest`]: 'NO_STEP' })
  expect(faultsOf({ lowest: 0.5 })).toEqual({ [`${at}.lowest`]: 'NO_STEP' })
  expect(faultsOf({ kind: 'number', lowest: -1, highest: 120.5 })).toEqual({})
  expect(faultsOf({ lowest: 5, highest: 5 })).toEqual({ [`${at}.highest`]: 'BOUNDS_ORDER' })
})
