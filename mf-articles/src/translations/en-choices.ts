import { englishHealthWords } from '@ensemble/contracts/health-words-en'

/** Names of the values that articles are sorted by. */
export const choices = {
  languages: { fr: 'French', en: 'English' },
  categories: {
    SOLIDARITY_EVENT: 'Solidarity events',
    EVENT: 'Events',
    DISEASE_INFORMATION: 'Understanding the disease',
    PREVENTION: 'Prevention',
    ACTIONS_FOR_PATIENTS: 'Actions for patients',
    LEAGUE: 'The League',
    ADVOCACY: 'Advocacy',
    PARTNERSHIP: 'Partnerships',
    HEALTH_DEMOCRACY: 'Health democracy',
    CAMPAIGN: 'Campaigns',
    RESEARCH_SUPPORT: 'Research support',
    CANCER_AND_EMPLOYMENT: 'Cancer and employment',
    CAREGIVERS: 'Caregivers',
    GENDER_INEQUALITIES: 'Gender inequalities',
  },
  cancers: englishHealthWords.cancers,
}
