import { type ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import { type Mission } from '@ensemble/contracts/missions/http'
import { type CallInput } from '@ensemble/mf-kit/calls'

/** Lengths of decisions.md §1, Participant. */
export const motivationLength = { min: 20, max: 1500 }
export const answerLength = 500

export interface RegistrationForm {
  motivation: string
  /** One object per question: a form's list holds objects. */
  answers: { text: string }[]
  conflictOfInterest: string
  /** Names of answers, never the answers. */
  sharedHealthFields: ShareableHealthField[]
}

export function blankRegistration({ questions }: Pick<Mission, 'questions'>): RegistrationForm {
  return {
    motivation: '',
    answers: questions.map(() => ({ text: '' })),
    conflictOfInterest: '',
    sharedHealthFields: [],
  }
}

/** What is sent: nothing for what was left empty. */
export function toBody({
  motivation,
  answers,
  conflictOfInterest,
  sharedHealthFields,
}: RegistrationForm): CallInput<'mission.register'>['body'] {
  return {
    ...(motivation.trim() === '' ? {} : { motivation: motivation.trim() }),
    ...(answers.length === 0 ? {} : { answers: answers.map(({ text }) => text.trim()) }),
    ...(conflictOfInterest.trim() === '' ? {} : { conflictOfInterest: conflictOfInterest.trim() }),
    ...(sharedHealthFields.length === 0 ? {} : { sharedHealthFields }),
  }
}
