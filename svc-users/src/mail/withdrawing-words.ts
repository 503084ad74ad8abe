import type { MissionTitle } from '../data/mission-titles.ts'
import { answerLinkDays, outlastsMission } from '../domain/answer-link-life.ts'
import { isByTelephone } from '../domain/by-telephone.ts'
import type { User } from '../domain/user.ts'
import type { Translate } from './translate.ts'

interface Reader {
  mission: Pick<MissionTitle, 'endAt'>
  recipient: User
  /** When the mail is written. */
  at: Date
}

/** How who holds a place gives it back: by the link of the mail as long as that one lives (decision 0105). */
export function withdrawingWords({ mission, recipient, at }: Reader, t: Translate): string {
  if (isByTelephone(recipient)) return t('something_came_up_call')
  return outlastsMission(mission, at) ? t('something_came_up') : t('something_came_up_later', { days: answerLinkDays })
}
