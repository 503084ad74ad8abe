import type { ArticleCategory, MissionDomain, MissionType } from '@ensemble/contracts/enumerations'

interface Search {
  domain?: MissionDomain
  type?: MissionType
}

/** Which missions somebody may care for who reads about this. Of the league itself there are none in particular. */
const searches: Record<ArticleCategory, Search> = {
  SOLIDARITY_EVENT: { type: 'event_participation' },
  EVENT: { type: 'event_participation' },
  DISEASE_INFORMATION: { domain: 'support_for_sick_people' },
  PREVENTION: { domain: 'prevention' },
  ACTIONS_FOR_PATIENTS: { domain: 'support_for_sick_people' },
  LEAGUE: {},
  ADVOCACY: { domain: 'advocacy' },
  PARTNERSHIP: { domain: 'partnership' },
  HEALTH_DEMOCRACY: { domain: 'advocacy' },
  CAMPAIGN: { domain: 'communication' },
  RESEARCH_SUPPORT: { domain: 'research' },
  CANCER_AND_EMPLOYMENT: { domain: 'support_for_sick_people' },
  CAREGIVERS: { domain: 'support_for_sick_people' },
  GENDER_INEQUALITIES: { domain: 'advocacy' },
}

/** The address of the missions that go with an article: a link, since missions are another team's remote. */
export function missionsAlike([category]: readonly ArticleCategory[]): string {
  const { domain, type } = category === undefined ? {} : searches[category]
  const address = new URLSearchParams({ ...(domain ? { domain } : {}), ...(type ? { type } : {}) }).toString()
  return address === '' ? '/missions/browse' : `/missions/browse?${address}`
}
