import type { MissionTitle } from '../data/mission-titles.ts'
import type { User } from '../domain/user.ts'
import { choicesLink } from './choices.ts'
import type { MailContent } from './content.ts'
import { factsToAsk, factsToCome } from './mission-facts.ts'
import { requestPage, threadPage } from './team-pages.ts'
import { titled } from './titles.ts'
import { translator } from './translate.ts'

/** What is written between the people of a mission and its team. */
export type MessageMailInput = {
  mission: MissionTitle
  recipient: User
  /** Whether the mission is still to come, or runs. */
  ahead: boolean
  holdsPlace: boolean
  /** Public address of the platform. */
  origin: string
  /** When it was written. */
  at: Date
} & (
  | { kind: 'team_letter'; subject: string; text: string }
  | { kind: 'team_message'; texts: readonly string[] }
  // What the person wrote is read on the platform alone.
  | { kind: 'question_to_team'; person: { id: string; name: string }; count: number }
  // So is what a colleague wrote about a request that they passed on.
  | { kind: 'request_passed_on'; person: { id: string; name: string }; by: string }
)

/** Writes a letter of a team, or tells one side of a thread that something unread stands in it. */
export function messageMail(input: MessageMailInput): MailContent {
  const { kind, mission, recipient, ahead, holdsPlace, origin, at } = input
  const t = translator(recipient.language)
  const { title, missionId } = mission
  const reader = { language: recipient.language, t, at }
  const side = kind === 'question_to_team' || kind === 'request_passed_on' ? 'team' : holdsPlace ? 'inside' : 'outside'
  const common = {
    greeting: t('hello', { firstName: recipient.firstName }),
    facts: ahead ? factsToCome(mission, reader, side) : factsToAsk(mission, reader, side),
    offers: null,
    choices: choicesLink(origin, t),
  }
  const own = `${origin}/missions/${missionId}?thread=me`
  const answer = { button: { label: t('answer_team'), url: own }, footer: t('footer_written_to') }
  switch (kind) {
    case 'team_letter': {
      const { subject, text } = input
      return {
        ...common,
        ...answer,
        ...titled(t, 'team_letter.subject', { subject, title }),
        heading: subject,
        paragraphs: [t('team_words'), ...text.split(/\n{2,}/)],
      }
    }
    case 'team_message':
      return {
        ...common,
        ...answer,
        ...titled(t, 'team_message.subject', { title }),
        heading: t('team_message.heading'),
        paragraphs: input.texts.flatMap((text) => text.split(/\n{2,}/)),
      }
    case 'question_to_team': {
      const { count, person } = input
      return {
        ...common,
        ...titled(t, 'question_to_team.subject', { name: person.name, title }),
        heading: t('question_to_team.heading', { name: person.name }),
        paragraphs: [t('question_to_team.unread', { count }), t('question_to_team.text')],
        button: { label: t('read_and_answer'), url: `${origin}${threadPage(missionId, person.id)}` },
        footer: t('footer_team'),
      }
    }
    case 'request_passed_on': {
      const { by, person } = input
      return {
        ...common,
        ...titled(t, 'request_passed_on.subject', { name: person.name, title }),
        heading: t('request_passed_on.heading', { name: person.name }),
        paragraphs: [t('request_passed_on.by', { by, name: person.name }), t('request_passed_on.text', { by })],
        button: { label: t('see_request'), url: `${origin}${requestPage(missionId, person.id)}` },
        footer: t('footer_team'),
      }
    }
  }
}
