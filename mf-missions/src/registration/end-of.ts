import type { Participant } from '@ensemble/contracts/missions/http'
import type { Part } from '@ensemble/contracts/missions/part-of'

/** How a participation ended, as its owner is told of it. */
export type End =
  | 'withdrawn'
  | 'requestWithdrawn'
  | 'refused'
  | 'declined'
  | 'offerDeclined'
  | 'takenBack'
  | 'offerTakenBack'
  | 'expired'
  | 'offerExpired'
  | 'closed'
  | 'cancelled'
  | 'accountEnded'

type Known = Pick<
  Participant,
  'withdrawnAt' | 'validationStatus' | 'origin' | 'reasonCode' | 'rejectedBy' | 'placeOffered'
>

/** Reasons that only the invited person gives; none at all is theirs too, because a team has to name one. */
const own: readonly Participant['reasonCode'][] = [
  null,
  'not_available',
  'health_reasons',
  'not_what_i_expected',
  'no_answer_from_team',
]

/** Null while it goes on. */
export function endOf(part: Known): End | null {
  const { withdrawnAt, validationStatus, origin, reasonCode, rejectedBy, placeOffered = false } = part
  if (withdrawnAt !== null) return leftEnd(part)
  if (validationStatus !== 'rejected') return null
  if (reasonCode === 'invitation_expired') return placeOffered ? 'offerExpired' : 'expired'
  if (reasonCode === 'mission_closed') return 'closed'
  if (reasonCode === 'mission_cancelled') return 'cancelled'
  if (reasonCode === 'account_suspended') return 'accountEnded'
  // A team takes its invitation back without refusing anybody.
  if (rejectedBy === 'system' && origin === 'invitation') return placeOffered ? 'offerTakenBack' : 'takenBack'
  if (rejectedBy === 'staff') return 'refused'
  if (origin !== 'invitation' || !own.includes(reasonCode)) return 'refused'
  return placeOffered ? 'offerDeclined' : 'declined'
}

/** Who had no place yet has not stopped taking part, and who was invited has asked for nothing: a pause takes that back. */
function leftEnd({ validationStatus, origin, placeOffered = false }: Known): End {
  if (validationStatus === 'validated') return 'withdrawn'
  return origin === 'invitation' && !placeOffered ? 'takenBack' : 'requestWithdrawn'
}

/** How a part ended whose mission is over: nothing is awaited any more from who never had an answer, or gave none. */
export function endUnanswered(part: Part, { placeOffered = false }: Pick<Participant, 'placeOffered'>): End | null {
  if (part === 'requested' || part === 'waitlisted') return 'closed'
  if (part !== 'invited') return null
  return placeOffered ? 'offerExpired' : 'expired'
}

const told = [
  'profile_not_matching',
  'no_place_left',
  'no_answer',
  'not_available',
  'health_reasons',
  'not_what_i_expected',
  'no_answer_from_team',
] as const

/** Key of the reason in words; null where the end itself says it, or where it says nothing. */
export function endReasonOf({ reasonCode }: Pick<Participant, 'reasonCode'>) {
  const known = told.find((reason) => reason === reasonCode)
  return known ? (`endReasons.${known}` as const) : null
}
