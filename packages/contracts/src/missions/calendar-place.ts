import type { Language, MissionMode, MissionType } from '../enumerations.ts'
import { wordOf } from '../words/word-of.ts'

interface Place {
  type: MissionType | undefined
  mode: MissionMode | undefined
  /** In one line; empty where nobody has to travel. */
  address: string
  /** Of the meeting, or of the questionnaire; null for whoever may not see it. */
  link: string | null
}

interface CalendarPlace {
  location: string
  /** A line on how to take part from afar; null where there is nothing to say. */
  join: string | null
  /** The address of a meeting, for programs that offer to join it. */
  conference: string | null
}

const words = {
  fr: {
    questionnaire: 'Lien du questionnaire\u00a0: ',
    meeting: 'Lien de la réunion\u00a0: ',
    mixed: 'Pour participer à distance\u00a0: ',
    mixedWithout: 'Vous pouvez aussi participer à distance.',
  },
  en: {
    questionnaire: 'Questionnaire link: ',
    meeting: 'Meeting link: ',
    mixed: 'To take part remotely: ',
    mixedWithout: 'You can also take part remotely.',
  },
}

/**
 * Where a mission is, as a calendar says it, in its file and in a mail alike. The place is an address alone, since maps
 * look for all of it; how to join from home stands beside it.
 */
export function calendarPlace({ type, mode, address, link }: Place, language: Language): CalendarPlace {
  const { questionnaire, meeting, mixed, mixedWithout } = words[language]
  const remote = wordOf('missionModes', 'remote', language)
  if (type === 'studies_and_surveys')
    return { location: address || remote, join: link && `${questionnaire}${link}`, conference: null }
  if (!address) return { location: link ?? remote, join: link && `${meeting}${link}`, conference: link }
  if (link === null) return { location: address, join: mode === 'mixed' ? mixedWithout : null, conference: null }
  return { location: address, join: `${mode === 'on_site' ? meeting : mixed}${link}`, conference: link }
}
