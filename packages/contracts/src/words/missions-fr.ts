import type { Words } from './lists.ts'

/** What missions, and what people do in them, are called in French. */
export const missionTypes = {
  studies_and_surveys: 'Études et enquêtes',
  informed_opinion: 'Avis éclairé',
  event_participation: 'Événement',
  working_group_participation: 'Groupe de travail',
  media_speaking: 'Témoignage dans les médias',
  research_project_participation: 'Projet de recherche',
  other: 'Autre mission',
} as const satisfies Words['missionTypes']

export const missionDomains = {
  advocacy: 'Plaidoyer',
  support_for_sick_people: 'Soutien aux malades',
  prevention: 'Prévention',
  research: 'Recherche',
  marketing: 'Marketing',
  communication: 'Communication',
  partnership: 'Partenariats',
  collection: 'Collecte de dons',
} as const satisfies Words['missionDomains']

export const missionOrigins = {
  headquarters_services: 'Services du siège',
  departmental_committee: 'Comité départemental',
  external_actor: 'Structure extérieure',
} as const satisfies Words['missionOrigins']

export const missionModes = {
  remote: 'À distance',
  on_site: 'Sur place',
  mixed: 'Sur place ou à distance',
} as const satisfies Words['missionModes']

export const missionScopes = {
  collective: 'À plusieurs',
  individual: 'En individuel',
} as const satisfies Words['missionScopes']

export const registrationModes = {
  open: 'Place confirmée tout de suite',
  selection: 'Sur demande, avec réponse',
} as const satisfies Words['registrationModes']

export const effortPeriods = {
  total: 'En tout',
  week: 'Par semaine',
  month: 'Par mois',
} as const satisfies Words['effortPeriods']

export const approvalStatuses = {
  waiting_for_approval: 'En attente de validation',
  approved: 'Validée',
} as const satisfies Words['approvalStatuses']

export const displayStatuses = {
  cancelled: 'Annulée',
  closed: 'Terminée',
  rejected: 'À revoir',
  waiting_for_approval: 'En attente de validation',
  in_progress: 'En cours',
  full: 'Complète',
  registration_closed: 'Inscriptions closes',
  upcoming: 'À venir',
} as const satisfies Words['displayStatuses']

export const rejectionReasons = {
  content_insufficient: 'Le contenu est à compléter',
  dates_not_compatible: 'Les dates ne conviennent pas',
  not_a_league_mission: 'Ce n’est pas une mission de la Ligue',
  duplicate: 'Cette mission existe déjà',
  privacy_risk: 'La vie privée n’est pas assez protégée',
  other: 'Autre raison',
} as const satisfies Words['rejectionReasons']

export const organisationTypes = {
  institution: 'Institution',
  association: 'Association',
  learned_society: 'Société savante',
  other: 'Autre structure',
} as const satisfies Words['organisationTypes']

export const structureDomains = {
  research: 'Recherche',
  prevention: 'Prévention',
  support_for_sick_people: 'Soutien aux malades',
  advocacy: 'Plaidoyer',
  democracy_in_health: 'Démocratie en santé',
  communication: 'Communication',
  marketing: 'Marketing',
  partnership: 'Partenariats',
  collection: 'Collecte de dons',
  other: 'Autre domaine',
} as const satisfies Words['structureDomains']

export const validationStatuses = {
  awaiting_validation: 'En attente',
  validated: 'Confirmée',
  rejected: 'Non retenue',
} as const satisfies Words['validationStatuses']

export const participantParts = {
  validated: 'Place confirmée',
  requested: 'En attente de réponse',
  waitlisted: 'Liste d’attente',
  invited: 'Invitation envoyée',
  rejected: 'Non retenue',
  withdrawn: 'Retirée',
} as const satisfies Words['participantParts']

export const participantOrigins = {
  registration: 'Inscription',
  invitation: 'Invitation',
} as const satisfies Words['participantOrigins']

export const awaitedFrom = {
  staff: 'L’équipe',
  member: 'La personne',
  none: 'Rien à attendre',
} as const satisfies Words['awaitedFrom']

export const attendances = {
  present: 'Présence',
  excused: 'Absence excusée',
  absent: 'Absence',
} as const satisfies Words['attendances']

export const newDateAnswers = {
  awaited: 'Pas encore de réponse',
  suits: 'La date convient',
} as const satisfies Words['newDateAnswers']

/** Chosen by a team, read by members: said so that it suits both. */
export const staffRefusalReasons = {
  profile_not_matching: 'L’équipe cherche un autre profil',
  no_place_left: 'Il n’y a plus de place',
  no_answer: 'L’équipe n’a pas eu de réponse',
  mission_closed: 'La mission est terminée',
  other: 'Autre raison',
} as const satisfies Words['staffRefusalReasons']

/** Chosen by members, read by a team: said so that it suits both. */
export const memberWithdrawalReasons = {
  not_available: 'Manque de disponibilité',
  health_reasons: 'Raisons de santé (sans détail)',
  not_what_i_expected: 'Mission différente de ce qui était attendu',
  no_answer_from_team: 'Pas de réponse de l’équipe',
  other: 'Autre raison',
} as const satisfies Words['memberWithdrawalReasons']

export const participationEndReasons = {
  ...staffRefusalReasons,
  ...memberWithdrawalReasons,
  invitation_expired: 'L’invitation est restée sans réponse',
  account_suspended: 'Le compte est suspendu',
  mission_cancelled: 'La mission est annulée',
} as const satisfies Words['participationEndReasons']

export const surveyKinds = {
  built_in: 'Enquête de la plateforme',
  link: 'Enquête sur un autre site',
} as const satisfies Words['surveyKinds']

export const questionKinds = {
  single: 'Un seul choix',
  several: 'Plusieurs choix',
  scale: 'Une note sur une échelle',
  number: 'Un nombre',
  date: 'Une date',
  text: 'Un texte libre',
} as const satisfies Words['questionKinds']
