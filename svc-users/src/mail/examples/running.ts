import { displayName } from '../../domain/user.ts'
import { chargeMail, type ChargeMailKind } from '../charge-mail.ts'
import type { MailContent } from '../content.ts'
import { missionMail, type MissionMailDetails, type MissionMailKind } from '../mission-mail.ts'
import { participantMail } from '../participant-mail.ts'
import { unansweredMail } from '../unanswered-mail.ts'
import type { Example } from './example.ts'
import { plainFact, type Scene } from './scene.ts'

/** Mails to who writes, approves and runs missions. */
export const running = {
  mission_to_approve: (scene) => about('mission_to_approve', scene),
  mission_published: (scene) => about('mission_published', scene),
  mission_to_revise: (scene) =>
    about('mission_to_revise', scene, { reasonCode: 'content_insufficient', comment: scene.words.toRevise }),
  rejection_revoked: (scene) => about('rejection_revoked', scene),
  colleague_cancelled: (scene) => colleague('colleague_cancelled', scene),
  colleague_moved: (scene) => colleague('colleague_moved', scene),
  colleague_deleted: (scene) => colleague('colleague_deleted', scene),
  mission_entrusted: (scene) => charge('mission_entrusted', scene),
  mission_relieved: (scene) => charge('mission_relieved', scene),
  new_request: (scene) => of('new_request', scene),
  invitation_answered: (scene) => of('invitation_answered', scene),
  participant_withdrew: (scene) => of('participant_withdrew', scene),
  unanswered_requests: ({ mission, others, recipient, origin }) => {
    const [other = mission] = others
    const line = ({ missionId, title }: Scene['mission'], count: number, since: string) => ({
      missionId,
      title,
      count,
      since,
    })
    const missions = [line(mission, 3, '2027-01-25T09:00:00Z'), line(other, 1, '2027-02-01T09:00:00Z')]
    return unansweredMail({ recipient, origin, missions })
  },
  ending_soon: (scene) => about('ending_soon', scene),
  ended: (scene) => about('ended', scene),
  closing_soon: (scene) => about('closing_soon', scene),
} as const satisfies Partial<Record<string, Example>>

function charge(kind: ChargeMailKind, { mission, participant, recipient, origin, at }: Scene): MailContent {
  return chargeMail({ kind, missions: [mission], by: displayName(participant), recipient, origin, at })
}

function colleague(kind: 'colleague_cancelled' | 'colleague_moved' | 'colleague_deleted', scene: Scene): MailContent {
  return about(kind, scene, { by: displayName(scene.participant), comment: scene.words.toRevise })
}

function about(
  kind: MissionMailKind,
  { mission, recipient, origin, at }: Scene,
  details: MissionMailDetails = {},
): MailContent {
  return missionMail({ kind, mission, recipient, origin, at, ...details })
}

function of(
  kind: 'new_request' | 'invitation_answered' | 'participant_withdrew',
  { mission, recipient, participant, origin, at }: Scene,
): MailContent {
  return participantMail({ kind, fact: plainFact, mission, participant, recipient, others: [], origin, at })
}
