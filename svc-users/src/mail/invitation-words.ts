import type { Language } from '@ensemble/contracts/enumerations'
import { dateWords } from './dates.ts'
import type { MailKey, Translate } from './translate.ts'

/** What a team wrote to somebody, after the line that says so. */
export function teamWords(message: string | null | undefined, t: Translate): string[] {
  return message ? [t('team_words'), ...message.split(/\n{2,}/)] : []
}

interface AnswerTime {
  /** The sentence, with `%until%`. */
  key: MailKey
  /** ISO 8601. */
  expiresAt: string
  departmentCode: string | null
  language: Language
}

/** Until when an invitation can be answered, by the clock of where the mission is. */
export function answerTime({ key, expiresAt, departmentCode, language }: AnswerTime, t: Translate): string {
  const { day, time, clock } = dateWords(language, departmentCode)
  const until = new Date(expiresAt)
  return t(key, { until: t('at_time', { day: day(until), start: `${time(until)}${clock}` }) })
}
