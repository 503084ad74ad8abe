import type { Words } from './lists.ts'

/** What the platform itself is described by, in French. */
export const tutorialStatuses = {
  not_started: 'Pas commencée',
  in_progress: 'En cours',
  completed: 'Terminée',
  skipped: 'Passée',
} as const satisfies Words['tutorialStatuses']

export const activityTypes = {
  page_view: 'Page ouverte',
  article_read: 'Article lu',
  mission_view: 'Mission ouverte',
  document_download: 'Document téléchargé',
  tutorial_step: 'Étape de la visite',
  search: 'Recherche',
} as const satisfies Words['activityTypes']

export const loggedActs = {
  ...activityTypes,
  contact: 'Message envoyé',
  'participant.registered': 'Demande de participation',
  'participant.invited': 'Invitation à une mission',
  'participant.accepted': 'Participation confirmée',
  'participant.refused': 'Participation non retenue',
  'participant.withdrawn': 'Participation retirée',
  'participant.expired': 'Invitation expirée',
} as const satisfies Words['loggedActs']

export const knownAreas = {
  'mf-missions': 'Missions',
  'mf-articles': 'Ressources',
  'mf-users': 'Comptes',
} as const satisfies Words['knownAreas']

export const filterOperators = {
  contains: 'contient',
  eq: 'est égal à',
  gt: 'est supérieur à',
  gte: 'est supérieur ou égal à',
  lt: 'est inférieur à',
  lte: 'est inférieur ou égal à',
  notEmpty: 'est renseigné',
  in: 'fait partie de',
} as const satisfies Words['filterOperators']
