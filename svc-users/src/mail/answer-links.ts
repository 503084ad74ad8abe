import { type AnswerFacts, answerPath, type MissionAsk } from '@ensemble/contracts/missions/answer-link'
import type { Standing } from '@ensemble/contracts/missions/events'
import type { MissionTitle } from '../data/mission-titles.ts'
import type { ClaimedMail } from '../data/outgoing-mail.ts'
import type { TokenKeys } from '../tokens/key-ring.ts'
import type { MailContent } from './content.ts'
import { hasOpened } from './mission-facts.ts'
import type { MailKey, Translate } from './translate.ts'

/** Where a mail is answered without a sign-in. What makes the address somebody's own is added on the way out. */
function answerPage(origin: string): string {
  return `${origin}${answerPath}`
}

/** Whether a link leads to the page that answers. */
function isAnswerPage(url: string): boolean {
  return new URL(url).pathname === answerPath
}

/** What the page will show of the mission: what the mail itself says. */
function answerFacts(ask: MissionAsk, mission: MissionTitle): AnswerFacts {
  const { missionId, title, startAt, endAt, departmentCode } = mission
  return { missionId, ask, title, startAt: startAt.toISOString(), endAt: endAt?.toISOString() ?? null, departmentCode }
}

/** The button of a mail and the link below it. */
export type Ways = Pick<MailContent, 'button' | 'more' | 'asks'>

interface Answerable {
  ask: MissionAsk
  mission: MissionTitle
  /** Public address of the platform. */
  origin: string
  /** When it happened. */
  at: Date
  /** How the person stands to the mission: a request is taken back in other words than a place. */
  standing?: Standing
}

/** What leads to the page that takes a place or a request back. */
const withdrawals = {
  confirmed: 'give_back_place',
  requested: 'take_back_request',
  waitlisted: 'leave_waitlist',
  invited: 'give_back_place',
} as const satisfies Record<Standing, MailKey>

/** What awaits an answer has it as its button; taking a place or a request back stands below, in small. */
export function waysToAnswer({ ask, mission, origin, at, standing = 'confirmed' }: Answerable, t: Translate): Ways {
  const page = { label: t('see_mission'), url: `${origin}/missions/${mission.missionId}` }
  const answer = (label: MailKey) => ({ label: t(label), url: answerPage(origin) })
  const asks = answerFacts(ask, mission)
  const study = standing === 'confirmed' && hasOpened(mission, at)
  const button = study ? { label: t('answer_questionnaire'), url: `${page.url}?questionnaire` } : page
  if (ask === 'withdrawal') return { button, more: answer(withdrawals[standing]), asks }
  return { button: answer(ask === 'new_date' ? 'answer_new_date' : 'answer_invitation'), more: page, asks }
}

/** Marks the links that get a token when the mail is sent, by what nobody who writes its words can know. */
export function markLinks(content: MailContent, mailId: string): MailContent {
  const marked = <Link extends { url: string }>(link: Link): Link =>
    isAnswerPage(link.url) ? { ...link, url: `${link.url}#${mailId}` } : link
  return { ...content, button: marked(content.button), more: content.more && marked(content.more) }
}

/** Puts the token into the links of a mail; a mail that asks nothing stays as it is. */
export type SignLinks = (mail: ClaimedMail, now: Date) => ClaimedMail

/** Makes the tokens when a mail is sent, so that none stands in the database and none ages in the queue. */
export function answerLinks(keys: Pick<TokenKeys, 'signAnswerLink'>): SignLinks {
  return (mail, now) => {
    if (!mail.asked) return mail
    const token = keys.signAnswerLink({ userId: mail.recipientId, mailId: mail.id, asked: mail.asked }, now)
    const signed = (text: string) => text.replaceAll(`#${mail.id}`, `#${token}`)
    return { ...mail, html: signed(mail.html), text: signed(mail.text) }
  }
}
