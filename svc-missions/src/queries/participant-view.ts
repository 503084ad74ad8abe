import type { Participant as ParticipantView } from '@ensemble/contracts/missions/http'
import { table } from '../data/participants.ts'
import { awaitedFromOf, type Participant } from '../domain/participant.ts'
import { awaitedFromSql, instantSql, rankInLineSql } from './card.ts'

/** A participation as the contract writes it. Needs `p`. */
export const participantViewColumns = {
  ...table.without('rejectedBy', 'decidedBy', 'invitedAt', 'blind').columns('p'),
  awaitedFrom: awaitedFromSql,
  waitlistPosition: rankInLineSql,
  invitationExpiresAt: instantSql('p.invitation_expires_at'),
  decidedAt: instantSql('p.decided_at'),
  withdrawnAt: instantSql('p.withdrawn_at'),
  surveySentAt: instantSql('p.survey_sent_at'),
  createdAt: instantSql('p.created_at'),
  updatedAt: instantSql('p.updated_at'),
} satisfies Record<keyof ParticipantView, string>

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
