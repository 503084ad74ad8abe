import type { ArticleCategory, MissionType } from '@ensemble/contracts/enumerations'
import type { Scene } from './draw-cover.ts'

const ofMission: Record<MissionType, Scene> = {
  studies_and_surveys: 'screen',
  informed_opinion: 'book',
  event_participation: 'stand',
  working_group_participation: 'people',
  media_speaking: 'talk',
  research_project_participation: 'book',
  other: 'village',
}

const ofArticle: Record<ArticleCategory, Scene> = {
  SOLIDARITY_EVENT: 'walk',
  EVENT: 'stand',
  DISEASE_INFORMATION: 'book',
  PREVENTION: 'walk',
  ACTIONS_FOR_PATIENTS: 'people',
  LEAGUE: 'village',
  ADVOCACY: 'talk',
  PARTNERSHIP: 'people',
  HEALTH_DEMOCRACY: 'talk',
  CAMPAIGN: 'stand',
  RESEARCH_SUPPORT: 'screen',
  CANCER_AND_EMPLOYMENT: 'screen',
  CAREGIVERS: 'people',
  GENDER_INEQUALITIES: 'talk',
}

export function sceneOfMission(type: MissionType): Scene {
  return ofMission[type]
}

export function sceneOfArticle(categories: readonly ArticleCategory[]): Scene {
  return ofArticle[categories[0] ?? 'LEAGUE']
}
