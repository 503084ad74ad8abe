import type { FieldCode } from '@ensemble/contracts/errors'
import { messageLimits } from '@ensemble/contracts/missions/message-limits'
import { refuse } from '@ensemble/service-kit/refusal'
import { standingOf, stateOfParticipant, type Participant } from './participant.ts'

/** Minutes in which what is written to one side is gathered for one mail, and may still be read without any. */
export const gatheringMinutes = 5

/** Days for which messages are kept. */
export const messageDays = 365

type Part = Pick<
  Participant,
  'origin' | 'validationStatus' | 'rejectedBy' | 'waitlistPosition' | 'withdrawnAt' | 'blind'
>

/**
 * Whether a person and the team may write to each other: while the person holds, asks for or is offered a place. Who was
 * drawn blind is not known to the team, and stays so until they accept.
 */
export function mayTalk(part: Part | null): boolean {
  return part !== null && !part.blind && standingOf(stateOfParticipant(part)) !== undefined
}

/**
 * Words as they are kept; spaces around them count for nothing.
 * @throws Refusal VALIDATION_FAILED where nothing is left of them
 */
export function trimmedWords<Field extends keyof typeof messageLimits>(
  written: Record<Field, string>,
  fields: readonly Field[],
): Record<Field, string> {
  const words = { ...written }
  const faults: Record<string, FieldCode[]> = {}
  for (const field of fields) {
    words[field] = written[field].trim()
    if (words[field].length < messageLimits[field].min) faults[field] = ['TOO_SHORT']
  }
  if (Object.keys(faults).length > 0) refuse('VALIDATION_FAILED', { fields: faults })
  return words
}
