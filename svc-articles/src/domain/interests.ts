import type { ArticleCategory, InterestDomain } from '@ensemble/contracts/enumerations'

/** From the words in which members say what interests them to those under which articles are filed. */
export const categoriesOfInterest: Record<InterestDomain, ArticleCategory[]> = {
  prevention: ['PREVENTION', 'CAMPAIGN'],
  support_for_sick_people: ['ACTIONS_FOR_PATIENTS', 'CAREGIVERS', 'CANCER_AND_EMPLOYMENT'],
  communication: ['EVENT', 'SOLIDARITY_EVENT', 'CAMPAIGN'],
  partnership: ['PARTNERSHIP', 'LEAGUE'],
  democracy_in_health: ['HEALTH_DEMOCRACY', 'ADVOCACY'],
}
