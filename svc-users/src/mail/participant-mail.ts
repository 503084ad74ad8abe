import { isStaffReason, type ParticipantFact, type ParticipantMailKind } from '../domain/participant-mails.ts'
import { displayName, type User } from '../domain/user.ts'
import type { MissionTitle } from '../data/mission-titles.ts'
import type { MailContent } from './content.ts'
import { missionFacts } from './mission-facts.ts'
import { type MailKey, type Translate, translator } from './translate.ts'

export interface ParticipantMailInput {
  kind: ParticipantMailKind
  fact: ParticipantFact
  mission: MissionTitle
  /** The person who takes part, and the person who reads the mail: the same for mails to members. */
  participant: User
  recipient: User
  /** Missions offered instead, for a refusal. */
  others: MissionTitle[]
  /** Public address of the platform. */
  origin: string
}

const buttons: Partial<Record<ParticipantMailKind, MailKey>> = {
  new_request: 'see_request',
  invitation: 'answer_invitation',
  place_offered: 'answer_invitation',
}

/** Writes one mail about a participation in the recipient's language; health is never named. */
export function participantMail(input: ParticipantMailInput): MailContent {
  const { kind, mission, recipient, participant, others, origin } = input
  const t = translator(recipient.language)
  const values = { title: mission.title, name: displayName(participant) }
  const refused = kind === 'request_refused'
  const url = `${origin}/missions/${mission.missionId}`
  return {
    subject: t(`${kind}.subject`, values),
    heading: t(`${kind}.heading`),
    greeting: t('hello', { firstName: recipient.firstName }),
    paragraphs: paragraphs(input, t, values),
    facts: missionFacts(mission, recipient.language, t),
    offers:
      refused && others.length > 0
        ? {
            title: t('others'),
            links: others.map(({ title, missionId }) => ({ label: title, url: `${origin}/missions/${missionId}` })),
          }
        : null,
    button: refused
      ? { label: t('see_missions'), url: `${origin}/missions/browse` }
      : { label: t(buttons[kind] ?? 'see_mission'), url },
    footer: t('footer'),
  }
}

function paragraphs({ kind, fact }: ParticipantMailInput, t: Translate, values: Record<string, string>): string[] {
  switch (kind) {
    case 'request_received':
      return fact.waitlistPosition === null
        ? [t('request_received.text')]
        : [t('request_received.waitlist', { position: fact.waitlistPosition })]
    case 'registration_confirmed':
    case 'place_confirmed':
      return [t(`${kind}.text`), t(`${kind}.change`)]
    case 'request_refused': {
      const reason = isStaffReason(fact.reasonCode) ? fact.reasonCode : 'other'
      return [t('request_refused.text'), t(`request_refused.reasons.${reason}`)]
    }
    case 'invitation':
    case 'place_offered':
      return [t(`${kind}.text`), t(`${kind}.time`)]
    case 'invitation_answered':
      return [t(`invitation_answered.${fact.validationStatus === 'validated' ? 'accepted' : 'declined'}`, values)]
    case 'new_request':
    case 'participant_withdrew':
      return [t(`${kind}.text`, values)]
  }
}
