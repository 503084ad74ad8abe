import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import type { Mission } from '@ensemble/contracts/missions/http'
import type { CallInput } from '@ensemble/mf-kit/calls'

/** Lengths of the contract. */
export const motivationLength = { min: 20, max: 1500 }
/** Room that is kept for the sentence about needs. */
export const needsLength = 200
export const answerLength = 500

export interface RegistrationForm {
  motivation: string
  /** One object per question: a form's list holds objects. */
  answers: { text: string }[]
  conflictOfInterest: string
  /** Names of answers, never the answers. */
  sharedHealthFields: ShareableHealthField[]
  /** A sentence for the team, of who wants it to know. */
  needs: string
}

/** @param answers that were given before */
export function blankRegistration(
  { questions }: Pick<Mission, 'questions'>,
  answers: readonly string[] = [],
): RegistrationForm {
  return {
    motivation: '',
    answers: questions.map((_question, index) => ({ text: answers[index] ?? '' })),
    conflictOfInterest: '',
    sharedHealthFields: [],
    needs: '',
  }
}

/** What is sent: nothing for what was left empty. */
export function toBody({
  motivation,
  answers,
  conflictOfInterest,
  sharedHealthFields,
  needs,
}: RegistrationForm): CallInput<'mission.register'>['body'] {
  const written = [motivation.trim(), needs].filter((part) => part !== '').join('\n\n')
  return {
    ...(written === '' ? {} : { motivation: written }),
    ...(answers.length === 0 ? {} : { answers: answers.map(({ text }) => text.trim()) }),
    ...(conflictOfInterest.trim() === '' ? {} : { conflictOfInterest: conflictOfInterest.trim() }),
    ...(sharedHealthFields.length === 0 ? {} : { sharedHealthFields }),
  }
}

/**
 * The part of it that belongs to the answer to an invitation. An empty choice is said as well: without it, what somebody
 * shared when they joined the line would count on.
 */
export function toAcceptance(form: RegistrationForm): CallInput<'mission.acceptInvitation'>['body'] {
  const { answers } = toBody(form)
  return { ...(answers && { answers }), sharedHealthFields: form.sharedHealthFields }
}
