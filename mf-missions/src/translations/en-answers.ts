import type { frenchAnswers } from './fr-answers.ts'

/** What a team sees of the answers to a study. */
export const englishAnswers = {
  tab: 'Answers',
  failed: 'The answers could not be loaded',
  few: 'Fewer than ten answers so far',
  fewHint: 'Results show from ten answers on, so that nobody can be recognised.',
  erased: 'The answers were erased on %day%',
  erasedHint: 'The study had promised it. Files that were saved before are to be erased as well.',
  sent: 'Answers sent',
  eraseOn: 'Erased on',
  csv: 'Save the answers (CSV)',
  codebook: 'Save the code book (CSV)',
  csvName: 'answers',
  codebookName: 'code-book',
  fileHint: 'One line for each number, without names. Each time is noted.',
  underTen: 'under 10',
  people: 'People',
  answer: 'Answer',
  year: 'Year',
  answered: 'Answers to this question: %count%.',
  fewAnswered: 'Fewer than ten answers to this question.',
  declined: 'Prefer not to say: %count%.',
  middle: 'Average: %average%. Middle value: %median%.',
  otherTool: 'The answers are on another site',
  otherToolHint: 'This questionnaire is at %site%. Ensemble receives nothing of it.',
} as const satisfies Record<keyof typeof frenchAnswers, string>
