import { frenchHealthWords } from '@ensemble/contracts/health-words-fr'

/** Names of the values that articles are sorted by. */
export const choices = {
  languages: { fr: 'Français', en: 'Anglais' },
  categories: {
    SOLIDARITY_EVENT: 'Événements solidaires',
    EVENT: 'Événements',
    DISEASE_INFORMATION: 'Comprendre la maladie',
    PREVENTION: 'Prévention',
    ACTIONS_FOR_PATIENTS: 'Actions pour les malades',
    LEAGUE: 'La Ligue',
    ADVOCACY: 'Plaidoyer',
    PARTNERSHIP: 'Partenariats',
    HEALTH_DEMOCRACY: 'Démocratie en santé',
    CAMPAIGN: 'Campagnes',
    RESEARCH_SUPPORT: 'Soutien à la recherche',
    CANCER_AND_EMPLOYMENT: 'Cancer et emploi',
    CAREGIVERS: 'Aidants',
    GENDER_INEQUALITIES: 'Inégalités de genre',
  },
  cancers: frenchHealthWords.cancers,
} as const
