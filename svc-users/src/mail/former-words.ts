import type { FormerAppointment } from '@ensemble/contracts/missions/mission-facts'
import type { MissionTitle } from '../data/mission-titles.ts'
import { type Reader, whenInWords, whereInWords } from './mission-facts.ts'

const says = { date: whenInWords, place: whereInWords }

/**
 * What the date or the place of a mission was before it was edited, and what it is now: somebody who holds several
 * appointments knows by the former one which of them it is.
 * @param former absent where the fact does not say it
 * @returns nothing of a link, nor where both read the same
 */
export function formerWords(
  part: 'date' | 'place' | 'link',
  mission: MissionTitle,
  former: FormerAppointment | undefined,
  reader: Reader,
): string[] {
  if (!former || part === 'link') return []
  const [before, now] = [asItWas(mission, former), mission].map((one) => says[part](one, reader))
  return before === now ? [] : [reader.t('changed.before_and_now', { before, now })]
}

function asItWas({ nature, practical, ...mission }: MissionTitle, former: FormerAppointment): MissionTitle {
  const { startAt, endAt, mode, departmentCode, ...address } = former
  return {
    ...mission,
    startAt: new Date(startAt),
    endAt: endAt === null ? null : new Date(endAt),
    departmentCode,
    nature: nature && { ...nature, mode },
    practical: practical && { ...practical, ...address },
  }
}
