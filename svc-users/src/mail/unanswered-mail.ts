import type { UnansweredMission } from '@ensemble/contracts/missions/unanswered'
import type { User } from '../domain/user.ts'
import type { MailContent } from './content.ts'
import { choicesLink } from './choices.ts'
import { dateWords } from './dates.ts'
import { requestPage } from './team-pages.ts'
import { titled } from './titles.ts'
import { translator } from './translate.ts'

export interface UnansweredMailInput {
  recipient: User
  /** Public address of the platform. */
  origin: string
  /** Those that begin soon first, then the longest waiting; facts of before the list was told do not say since when. */
  missions: readonly (Omit<UnansweredMission, 'since'> & Partial<Pick<UnansweredMission, 'since'>>)[]
}

/**
 * Writes to somebody of the staff which missions have requests that wait for too long, or begin soon: how many, since
 * when, and for when.
 */
export function unansweredMail({ recipient, origin, missions }: UnansweredMailInput): MailContent {
  const { language } = recipient
  const t = translator(language)
  const count = missions.reduce((sum, mission) => sum + mission.count, 0)
  const isSoon = missions.some(({ startAt }) => startAt !== undefined)
  const { day } = dateWords(language, recipient.departmentCode)
  return {
    ...titled(t, 'unanswered_requests.subject', { count }),
    heading: t('unanswered_requests.heading', { count }),
    greeting: t('hello', { firstName: recipient.firstName }),
    paragraphs: [isSoon ? t('unanswered_requests.soon') : t('unanswered_requests.text', { count })],
    facts: [],
    offers: {
      title: t(isSoon ? 'unanswered_requests.soonest' : 'unanswered_requests.missions'),
      links: missions.map(({ missionId, title, count: waiting, since, startAt }) => ({
        label: title,
        url: `${origin}${requestPage(missionId)}`,
        detail: [
          t('unanswered_requests.waiting', { count: waiting }),
          ...(since ? [t('unanswered_requests.since', { day: day(new Date(since)) })] : []),
          ...(startAt ? [t('unanswered_requests.begins', { day: day(new Date(startAt)) })] : []),
        ].join(' '),
      })),
    },
    button: { label: t('see_requests'), url: `${origin}/home` },
    footer: t('footer_team_of'),
    choices: choicesLink(origin, t),
  }
}
