import type { Words } from './lists.ts'

/** What articles are sorted by, in French. */
export const articleCategories = {
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
  CAREGIVERS: 'Pour les proches',
  GENDER_INEQUALITIES: 'Inégalités de genre',
} as const satisfies Words['articleCategories']

export const articleStates = {
  draft: 'Brouillon',
  submitted: 'À relire',
  scheduled: 'Programmé',
  published: 'Publié',
} as const satisfies Words['articleStates']

export const articleStatuses = { draft: 'Brouillon', published: 'Publié' } as const satisfies Words['articleStatuses']
