import type { MissionTitle } from '../data/mission-titles.ts'
import type { MailContent } from './content.ts'
import { durationInWords, levelInWords, type Reader, whenInWords, whereInWords } from './mission-facts.ts'

/**
 * Missions that a person could join instead of the one that a mail is about: each with what tells whether it suits.
 * @param origin public address of the platform
 */
export function otherMissions(others: readonly MissionTitle[], origin: string, reader: Reader): MailContent['offers'] {
  if (others.length === 0) return null
  const links = others.map((mission) => ({
    label: mission.title,
    url: `${origin}/missions/${mission.missionId}`,
    detail: briefly(mission, reader),
  }))
  return { title: reader.t('others'), links }
}

/** When, where and how tiring a mission is, in one line. */
export function briefly(mission: MissionTitle, reader: Reader): string {
  const { practical } = mission
  const effort = practical
    ? [durationInWords(practical, reader.language, reader.t), levelInWords(practical, reader.t)]
    : []
  return [whenInWords(mission, reader), whereInWords(mission, reader), ...effort].join(' · ')
}
