import type { Participant as ParticipantView } from '@ensemble/contracts/missions/http'
import { table } from '../data/participants.ts'
import { awaitedFromOf, isPlaceOffered, type Participant } from '../domain/participant.ts'
import { awaitedFromSql, instantSql, placeOfferedSql, rankInLineSql } from './card.ts'

/** What a team last noted for the person of this part; of a life before a new registration nothing counts. Needs `p`. */
export function onBehalfSql(more: Record<string, string> = {}): string {
  const fields = { act: 's.act', at: instantSql('s.at'), words: 's.words', ...more }
  const pairs = Object.entries(fields).map(([name, sql]) => `'${name}', ${sql}`)
  return `(select json_build_object(${pairs.join(', ')}) from said_by_telephone s
    where s.mission_id = p.mission_id and s.user_id = p.user_id and s.at >= p.created_at order by s.at desc, s.id desc limit 1)`
}

/** A participation as the contract writes it. Needs `p`. */
export const participantViewColumns = {
  ...table.without('decidedBy', 'invitedAt', 'remindedAt', 'blind', 'saidAnsweredAt').columns('p'),
  awaitedFrom: awaitedFromSql,
  waitlistPosition: rankInLineSql,
  invitationExpiresAt: instantSql('p.invitation_expires_at'),
  placeOffered: placeOfferedSql,
  decidedAt: instantSql('p.decided_at'),
  withdrawnAt: instantSql('p.withdrawn_at'),
  surveySentAt: instantSql('p.survey_sent_at'),
  onBehalf: onBehalfSql(),
  createdAt: instantSql('p.created_at'),
  updatedAt: instantSql('p.updated_at'),
} satisfies Record<keyof ParticipantView, string>

/** The same for one that a use case has just written. */
export function toParticipantView(participant: Participant): ParticipantView {
  const {
    decidedBy: _decidedBy,
    invitedAt: _invitedAt,
    remindedAt: _remindedAt,
    blind: _blind,
    saidAnsweredAt: _saidAnsweredAt,
    ...fields
  } = participant
  return {
    ...fields,
    awaitedFrom: awaitedFromOf(participant),
    invitationExpiresAt: participant.invitationExpiresAt?.toISOString() ?? null,
    placeOffered: isPlaceOffered(participant),
    decidedAt: participant.decidedAt?.toISOString() ?? null,
    surveySentAt: participant.surveySentAt?.toISOString() ?? null,
    withdrawnAt: participant.withdrawnAt?.toISOString() ?? null,
    createdAt: participant.createdAt.toISOString(),
    updatedAt: participant.updatedAt.toISOString(),
  }
}
