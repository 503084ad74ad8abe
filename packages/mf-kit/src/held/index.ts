/**
 * Answers that can be taken back for some seconds before they leave. An entry of its own, which the pages that give
 * such answers compile in: others do not carry it.
 */
export { sendHeldAnswers } from './send-held-answers.ts'
export { useHeldAnswers, type AnswerState } from './use-held-answers.ts'
