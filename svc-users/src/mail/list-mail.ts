import type { SummaryKind } from '../data/summary-lines.ts'
import type { MissionTitle } from '../data/mission-titles.ts'
import { approvalPageOf, type User } from '../domain/user.ts'
import type { MailContent } from './content.ts'
import { choicesLink } from './choices.ts'
import { durationInWords, levelInWords, whenInWords, whereInWords } from './mission-facts.ts'
import { type Translate, translator } from './translate.ts'

export interface ListMailInput {
  kind: 'new_missions' | 'daily_summary'
  recipient: User
  /** Public address of the platform. */
  origin: string
  /** A line without a mission is about an account that waits. Only a summary says what there is to do. */
  lines: { missionId: string | null; title: string; kind?: SummaryKind; mission?: MissionTitle }[]
}

const pages = { new_missions: '/missions/browse', daily_summary: '/home' } as const
const buttons = { new_missions: 'see_missions', daily_summary: 'open_ensemble' } as const

/** Writes a mail that leads to several missions: new ones that suit a member, or what awaits staff today. */
export function listMail({ kind, recipient, origin, lines }: ListMailInput): MailContent {
  const t = translator(recipient.language)
  return {
    subject: t(`${kind}.subject`),
    heading: t(`${kind}.heading`),
    greeting: t('hello', { firstName: recipient.firstName }),
    paragraphs: [t(`${kind}.text`)],
    facts: [],
    offers: {
      title: t(`${kind}.others`),
      links: lines.map(({ missionId, title, kind: what, mission }) => ({
        label: what ? t(`daily_summary.${what}`, { title }) : title,
        url: `${origin}${missionId === null ? approvalPageOf(recipient) : `/missions/${missionId}`}`,
        ...(mission && { detail: detailOf(mission, { language: recipient.language, t }) }),
      })),
    },
    button: { label: t(buttons[kind]), url: `${origin}${pages[kind]}` },
    footer: t(kind === 'new_missions' ? 'footer_wishes' : 'footer_summary'),
    choices: choicesLink(origin, t),
  }
}

/** When, where and how tiring, in one line. */
function detailOf(mission: MissionTitle, reader: { language: User['language']; t: Translate }): string {
  const { practical } = mission
  const effort = practical
    ? [durationInWords(practical, reader.language, reader.t), levelInWords(practical, reader.t)]
    : []
  return [whenInWords(mission, reader), whereInWords(mission, reader), ...effort].join(' · ')
}
