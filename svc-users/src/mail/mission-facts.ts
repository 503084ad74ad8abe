import { departments } from '@ensemble/contracts/departments'
import type { Language } from '@ensemble/contracts/enumerations'
import type { MissionTitle } from '../data/mission-titles.ts'
import type { MailContent } from './content.ts'
import { inWords } from './dates.ts'
import type { Translate } from './translate.ts'

/** Which mission a mail is about: its title, its date, and where it runs. */
export function missionFacts(
  mission: Pick<MissionTitle, 'title' | 'startAt' | 'departmentCode'>,
  language: Language,
  t: Translate,
): MailContent['facts'] {
  const department = departments.find(({ code }) => code === mission.departmentCode)
  return [
    { label: t('mission'), value: mission.title },
    { label: t('when'), value: inWords(mission.startAt, language, mission.departmentCode) },
    { label: t('where_it_runs'), value: department ? `${department.name} (${department.code})` : t('national') },
  ]
}
