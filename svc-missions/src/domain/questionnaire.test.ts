import { shownAnswers, shownSections } from '@ensemble/contracts/missions/questionnaire-course'
import { describe, expect, it } from 'vitest'
import { answersCsv, codebookCsv } from './answer-file.ts'
import { answerFaults } from './questionnaire-answers.ts'
import { resultsOf } from './questionnaire-results.ts'
import { meaningOf, questionnaireFaults } from './questionnaire.ts'
import { question, questionnaire } from './samples-questionnaire.test-data.ts'

const startAt = new Date('2026-11-01T09:00:00Z')
const endAt = new Date('2026-12-31T19:00:00Z')
const faults = (changes: Parameters<typeof questionnaire>[0], type = 'studies_and_surveys') =>
  questionnaireFaults({ type, startAt, endAt, questionnaire: questionnaire(changes) })
const [first, second] = questionnaire().sections
if (!first || !second) throw new Error('The sample has two sections')

describe('what is wrong with a questionnaire', () => {
  it('is nothing of the sample', () => {
    expect(faults({})).toEqual({})
  })

  it('is that other missions ask nothing', () => {
    expect(faults({}, 'event_participation')).toEqual({ questionnaire: ['UNKNOWN_FIELD'] })
  })

  it('is an address that is none, or questions beside it', () => {
    const link = { kind: 'link', consentText: null, eraseOn: null } as const
    expect(faults({ ...link, url: 'https://enquete.example.org', sections: [] })).toEqual({})
    expect(faults({ ...link, url: 'http://enquete.example.org' })).toEqual({
      'questionnaire.url': ['UNSAFE_LINK'],
      'questionnaire.sections': ['UNKNOWN_FIELD'],
    })
  })

  it('is no consent, no erasure, one before the end, or one that is years away', () => {
    expect(faults({ consentText: null, eraseOn: null, sections: [] })).toEqual({
      'questionnaire.consentText': ['REQUIRED'],
      'questionnaire.eraseOn': ['REQUIRED'],
      'questionnaire.sections': ['REQUIRED'],
    })
    expect(faults({ eraseOn: '2026-12-31' })).toEqual({ 'questionnaire.eraseOn': ['DATE_ORDER'] })
    expect(faults({ eraseOn: '2032-01-01' })).toEqual({ 'questionnaire.eraseOn': ['OUT_OF_RANGE'] })
  })

  it('is a list without choices, a scale without steps, and a condition on what comes later', () => {
    const questions = [
      question({ options: [] }),
      question({ id: 'q2', kind: 'scale', options: [], lowest: 5, highest: 5 }),
      question({ id: 'q3', condition: { questionId: 'q4', optionIds: ['yes'] } }),
      question({ id: 'q4', condition: { questionId: 'q3', optionIds: ['perhaps'] } }),
    ]
    expect(faults({ sections: [{ ...first, questions }] })).toEqual({
      'questionnaire.sections.0.questions.0.options': ['TOO_SHORT'],
      'questionnaire.sections.0.questions.1.highest': ['OUT_OF_RANGE'],
      'questionnaire.sections.0.questions.2.condition': ['NOT_IN_LIST'],
      'questionnaire.sections.0.questions.3.condition': ['NOT_IN_LIST'],
    })
  })
})

describe('what may change once somebody has begun', () => {
  const meaning = (changes: Partial<typeof first>) =>
    JSON.stringify(meaningOf(questionnaire({ sections: [{ ...first, ...changes }, second] })))

  it('are titles, introductions and hints, and nothing else', () => {
    const hinted = first.questions.map((asked) => ({ ...asked, hint: 'Une aide.' }))
    expect(meaning({ title: 'Au travail', intro: 'Bonjour.', questions: hinted })).toBe(meaning({}))
    const reworded = first.questions.map((asked) => ({ ...asked, label: `${asked.label} Vraiment\u202f?` }))
    expect(meaning({ questions: reworded })).not.toBe(meaning({}))
  })
})

describe('the course of a questionnaire', () => {
  const { sections } = questionnaire()
  const ids = (answers: Parameters<typeof shownSections>[1]) =>
    shownSections(sections, answers).flatMap(({ questions }) => questions.map(({ id }) => id))

  it('shows a question once its condition holds, and forgets its answer when it holds no more', () => {
    expect(ids({ q1: 'yes' })).toContain('q2')
    expect(ids({ q1: 'no', q2: 3 })).not.toContain('q2')
    expect(shownAnswers(sections, { q1: 'no', q2: 3 })).toEqual({ q1: 'no' })
    expect(ids({ q1: null })).not.toContain('q2')
  })

  it('misses what is required once it is sent, and takes "I prefer not to say" for an answer', () => {
    expect(answerFaults({ sections }, {}, false)).toEqual({})
    expect(answerFaults({ sections }, {}, true)).toEqual({ 'answers.q1': ['REQUIRED'] })
    expect(answerFaults({ sections }, { q1: null }, true)).toEqual({})
  })

  it('refuses an answer of another kind', () => {
    const wrong = { q1: 'perhaps', q2: 6, q3: ['a', 'a'], q4: 'dix', q5: '2026-02-30', q6: 4, q9: 'x' }
    expect(answerFaults({ sections }, wrong, false)).toEqual({
      'answers.q1': ['NOT_IN_LIST'],
      'answers.q2': ['OUT_OF_RANGE'],
      'answers.q3': ['NOT_IN_LIST'],
      'answers.q4': ['INVALID_TYPE'],
      'answers.q5': ['INVALID_DATE'],
      'answers.q6': ['INVALID_TYPE'],
      'answers.q9': ['UNKNOWN_FIELD'],
    })
  })
})

describe('what the team sees', () => {
  const people = (count: number, answers: (index: number) => Parameters<typeof resultsOf>[1][number]) =>
    Array.from({ length: count }, (_, index) => answers(index))
  const of = (id: string, sheets: Parameters<typeof resultsOf>[1]) =>
    resultsOf(questionnaire(), sheets).find(({ questionId }) => questionId === id)

  it('is nothing of a question that fewer than ten answered', () => {
    expect(of('q4', [...people(9, () => ({ q4: 12 })), ...people(3, () => ({ q4: null }))])).toEqual({
      questionId: 'q4',
      answers: null,
      declined: null,
      counts: [],
      average: null,
      median: null,
      texts: [],
    })
  })

  it('is no count under ten, nor one that would tell it', () => {
    const sheets = [...people(30, () => ({ q1: 'yes' })), ...people(4, () => ({ q1: 'no' }))]
    expect(of('q1', sheets)).toMatchObject({
      answers: 34,
      counts: [
        { value: 'yes', count: null },
        { value: 'no', count: null },
      ],
    })
    const both = [...people(30, () => ({ q1: 'yes' })), ...people(12, () => ({ q1: 'no' }))]
    expect(of('q1', both)?.counts.map(({ count }) => count)).toEqual([30, 12])
  })

  it('is the middle of figures, and words in an order that tells nothing', () => {
    const sheets = people(11, (index) => ({ q4: index, q6: `Mot ${index}` }))
    expect(of('q4', sheets)).toMatchObject({ answers: 11, average: 5, median: 5 })
    const texts = of('q6', sheets)?.texts ?? []
    expect(texts).toHaveLength(11)
    expect(of('q6', sheets.toReversed())?.texts).toEqual(texts)
  })

  it('is a file with a column for each question or option, and a book that explains it', () => {
    const rows = [{ number: 51_234, answers: { q1: 'yes', q3: ['a', 'c'], q4: null, q6: '=1+1' } }]
    const [head, line] = answersCsv(questionnaire(), rows, 'fr').split('\r\n')
    expect(head).toBe('\ufeffnumero;q1;q2;q3_a;q3_b;q3_c;q4;q5;q6')
    expect(line).toBe("51234;yes;;1;0;1;ne souhaite pas répondre;;'=1+1")
    const book = codebookCsv(questionnaire(), 'fr')
    expect(book).toContain('q1;Le travail;Avez-vous repris le travail\u202f?;Un seul choix;yes;Oui;')
    expect(book).toContain('q2;Le travail;La question q2;Une note sur une échelle;0;;q1 = Oui')
    expect(codebookCsv(questionnaire(), 'en')).toContain('q3_a;Vous;La question q3;Several choices;1;Choix a: chosen')
  })
})
