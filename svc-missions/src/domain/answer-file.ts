import { type CsvColumn, toCsv } from '@ensemble/contracts/csv'
import type { Language } from '@ensemble/contracts/enumerations'
import type { Question, Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import type { Answer, Answers } from '@ensemble/contracts/missions/questionnaire-course'
import { wordOf } from '@ensemble/contracts/words/word-of'
import { interpolate } from '@ensemble/service-kit/interpolate'

const words = {
  fr: {
    number: 'numero',
    day: 'AAAA-MM-JJ',
    ofOption: '%label%\u00a0: %meaning%',
    declined: 'ne souhaite pas répondre',
    heads: ['Colonne', 'Partie', 'Question', 'Type de réponse', 'Valeur', 'Signification', 'Posée si'],
    numberMeans: 'Numéro tiré au sort pour cette étude. Il ne dit ni qui a répondu, ni quand.',
    chosen: 'choisi',
    notChosen: 'non choisi',
    empty: 'vide',
    emptyMeans: 'question non posée, ou sans réponse',
  },
  en: {
    number: 'number',
    day: 'YYYY-MM-DD',
    ofOption: '%label%: %meaning%',
    declined: 'prefers not to say',
    heads: ['Column', 'Part', 'Question', 'Type of answer', 'Value', 'Meaning', 'Asked if'],
    numberMeans: 'A number drawn by lot for this study. It tells neither who answered nor when.',
    chosen: 'chosen',
    notChosen: 'not chosen',
    empty: 'empty',
    emptyMeans: 'not asked, or left without an answer',
  },
}

interface Row {
  number: number
  answers: Answers
}

/** The answers as a file: a row for each number, a column for each question, or option of several. */
export function answersCsv(study: Questionnaire, rows: readonly Row[], language: Language): string {
  const { number, declined } = words[language]
  const questions = study.sections.flatMap((section) => section.questions)
  const plain = (answer: Answer | undefined) => (answer === null ? declined : Array.isArray(answer) ? null : answer)
  const columns = questions.flatMap(({ id, kind, options }): CsvColumn<Row>[] => {
    if (kind !== 'several') return [{ label: id, value: ({ answers }) => plain(answers[id]) }]
    return options.map((option) => ({
      label: `${id}_${option.id}`,
      value: ({ answers }) => {
        const answer = answers[id]
        return Array.isArray(answer) ? Number(answer.includes(option.id)) : plain(answer)
      },
    }))
  })
  return toCsv(rows, [{ label: number, value: (row: Row) => row.number }, ...columns])
}

/** What the columns and values of that file mean. */
export function codebookCsv(study: Questionnaire, language: Language): string {
  const { number, numberMeans, heads, empty, emptyMeans, declined } = words[language]
  const lines = [
    [number, '', '', '', '', numberMeans, ''],
    ...study.sections.flatMap(({ title, questions }) =>
      questions.flatMap((question) => linesOf(question, title, study, language)),
    ),
    ['', '', '', '', declined, declined, ''],
    ['', '', '', '', empty, emptyMeans, ''],
  ]
  return toCsv(
    lines,
    heads.map((label, index) => ({ label, value: (line: string[]) => line[index] })),
  )
}

function linesOf(question: Question, section: string, study: Questionnaire, language: Language): string[][] {
  const { id, kind, label, options, lowest, highest, lowestLabel, highestLabel } = question
  const { chosen, notChosen, day, ofOption } = words[language]
  const line = (column: string, value: string, meaning: string) => [
    column,
    section,
    label,
    wordOf('questionKinds', kind, language),
    value,
    meaning,
    conditionOf(question, study),
  ]
  switch (kind) {
    case 'single':
      return options.map((option) => line(id, option.id, option.label))
    case 'several':
      return options.flatMap((option) => [
        line(`${id}_${option.id}`, '1', interpolate(ofOption, { label: option.label, meaning: chosen })),
        line(`${id}_${option.id}`, '0', interpolate(ofOption, { label: option.label, meaning: notChosen })),
      ])
    case 'scale':
      return [line(id, `${lowest}`, lowestLabel ?? ''), line(id, `${highest}`, highestLabel ?? '')]
    case 'number':
    case 'text':
      return [line(id, '', '')]
    case 'date':
      return [line(id, day, '')]
  }
}

function conditionOf({ condition }: Question, { sections }: Questionnaire): string {
  if (!condition) return ''
  const asked = sections.flatMap(({ questions }) => questions).find(({ id }) => id === condition.questionId)
  const labels = asked?.options.filter(({ id }) => condition.optionIds.includes(id)).map(({ label }) => label) ?? []
  return `${condition.questionId} = ${labels.join(' / ')}`
}
