import type { frenchAnswers } from './fr-answers.ts'

/** What a team sees of the answers to a study. */
export const englishAnswers = {
  tab: 'Answers',
  failed: 'The answers could not be loaded',
  few: 'Fewer than ten answers so far',
  fewHint: 'Results appear once there are ten answers, so that nobody can be recognised.',
  erased: 'The answers were erased on %day%',
  erasedHint: 'As the study promised. Please also erase any files you saved before.',
  sent: 'Answers sent',
  eraseOn: 'Erased on',
  csv: 'Save the answers (CSV)',
  codebook: 'Save the codebook (CSV)',
  csvName: 'answers',
  codebookName: 'code-book',
  fileHint: 'One line per number, without names. Each download is recorded.',
  underTen: 'under 10',
  people: 'People',
  answer: 'Answer',
  year: 'Year',
  answered: 'Answers to this question: %count%.',
  fewAnswered: 'Fewer than ten answers to this question.',
  declined: 'Prefer not to say: %count%.',
  middle: 'Average: %average%. Middle value: %median%.',
  otherTool: 'The answers are on another site',
  otherToolHint:
    'This questionnaire is at %site%. Ensemble does not receive the answers: people say here that they have answered, and are then noted as present.',
  said: 'Say they have answered',
} as const satisfies Record<keyof typeof frenchAnswers, string>
