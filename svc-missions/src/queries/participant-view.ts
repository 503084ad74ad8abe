import type { Participant as ParticipantView } from '@ensemble/contracts/missions/http'
import { awaitedFromOf, type Participant } from '../domain/participant.ts'
import { awaitedFromSql, instantSql, rankInLineSql } from './card.ts'

/** A participation as the contract writes it. Needs `p`. */
export const participantViewColumns = `p.mission_id as "missionId", p.user_id as "userId", p.origin,
  p.validation_status as "validationStatus", ${awaitedFromSql} as "awaitedFrom",
  ${rankInLineSql} as "waitlistPosition", p.motivation, p.answers, p.invitation_message as "invitationMessage",
  ${instantSql('p.invitation_expires_at')} as "invitationExpiresAt",
  p.shared_health_fields as "sharedHealthFields", p.conflict_of_interest as "conflictOfInterest",
  ${instantSql('p.decided_at')} as "decidedAt", p.reason_code as "reasonCode", p.comment,
  ${instantSql('p.withdrawn_at')} as "withdrawnAt", p.attendance,
  ${instantSql('p.survey_sent_at')} as "surveySentAt", ${instantSql('p.created_at')} as "createdAt",
  ${instantSql('p.updated_at')} as "updatedAt"`

/** The same for one that a use case has just written. */
export function toParticipantView(participant: Participant): ParticipantView {
  const {
    rejectedBy: _rejectedBy,
    decidedBy: _decidedBy,
    invitedAt: _invitedAt,
    blind: _blind,
    ...fields
  } = participant
  return {
    ...fields,
    awaitedFrom: awaitedFromOf(participant),
    invitationExpiresAt: participant.invitationExpiresAt?.toISOString() ?? null,
    decidedAt: participant.decidedAt?.toISOString() ?? null,
    surveySentAt: participant.surveySentAt?.toISOString() ?? null,
    withdrawnAt: participant.withdrawnAt?.toISOString() ?? null,
    createdAt: participant.createdAt.toISOString(),
    updatedAt: participant.updatedAt.toISOString(),
  }
}
