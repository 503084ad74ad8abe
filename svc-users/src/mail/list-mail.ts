import type { SummaryKind } from '../data/summary-lines.ts'
import { approvalPageOf, type User } from '../domain/user.ts'
import type { MailContent } from './content.ts'
import { translator } from './translate.ts'

export interface ListMailInput {
  kind: 'new_missions' | 'daily_summary'
  recipient: User
  /** Public address of the platform. */
  origin: string
  /** A line without a mission is about an account that waits. Only a summary says what there is to do. */
  lines: { missionId: string | null; title: string; kind?: SummaryKind }[]
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
      links: lines.map(({ missionId, title, kind: what }) => ({
        label: what ? t(`daily_summary.${what}`, { title }) : title,
        url: `${origin}${missionId === null ? approvalPageOf(recipient) : `/missions/${missionId}`}`,
      })),
    },
    button: { label: t(buttons[kind]), url: `${origin}${pages[kind]}` },
    footer: t('footer'),
  }
}
