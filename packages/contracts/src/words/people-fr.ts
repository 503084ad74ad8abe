import type { Words } from './lists.ts'

/** What is said of people and their accounts, in French: each word suits every gender. */
export const genders = {
  male: 'Homme',
  female: 'Femme',
  non_binary: 'Non binaire',
  unknown: 'Sans réponse',
} as const satisfies Words['genders']

export const roles = {
  admin: 'Administration',
  headquarter_referent: 'Équipe du siège',
  referent: 'Équipe du comité',
  member: 'Membre',
} as const satisfies Words['roles']

export const userStatuses = {
  pending_approval: 'En attente',
  validated: 'Compte actif',
  suspended: 'Compte suspendu',
  deleted: 'Compte supprimé',
} as const satisfies Words['userStatuses']

export const awaitedSteps = {
  invitation: 'Réponse à l’invitation',
  confirmation: 'Confirmation de l’e-mail',
  approval: 'Validation du compte',
} as const satisfies Words['awaitedSteps']

export const profileTypes = {
  patient: 'Malade',
  former_patient: 'A été malade',
  caregiver: 'Aide un proche malade',
  former_caregiver: 'A aidé un proche malade',
} as const satisfies Words['profileTypes']

export const identityProviders = {
  password: 'Mot de passe',
  azure: 'Compte de la Ligue',
} as const satisfies Words['identityProviders']

export const languages = { fr: 'Français', en: 'Anglais' } as const satisfies Words['languages']

export const volunteerKinds = {
  patient_resource: 'Programme Patient ressource',
  patient_committee: 'Comité de patients',
  user_representation: 'Représentation des usagers',
  other_volunteer: 'Autre bénévolat',
} as const satisfies Words['volunteerKinds']

export const interestDomains = {
  prevention: 'Prévention',
  support_for_sick_people: 'Soutien aux malades',
  communication: 'Communication',
  partnership: 'Partenariats',
  democracy_in_health: 'Démocratie en santé',
} as const satisfies Words['interestDomains']

export const skills = {
  writing: 'Écriture',
  public_speaking: 'Prise de parole en public',
  communication: 'Communication',
  field_expertise: 'Connaissance du terrain',
  audiovisual: 'Audiovisuel',
  group_animation: 'Animation de groupe',
  active_listening: 'Écoute',
  project_management: 'Gestion de projet',
  teamwork: 'Travail en équipe',
  other: 'Autre compétence',
} as const satisfies Words['skills']

export const availabilitySlots = {
  weekday_day: 'En semaine, la journée',
  weekday_evening: 'En semaine, le soir',
  weekend: 'Le week-end',
} as const satisfies Words['availabilitySlots']

export const availabilityFrequencies = {
  one_off: 'De temps en temps',
  few_hours_month: 'Quelques heures par mois',
  few_hours_week: 'Quelques heures par semaine',
} as const satisfies Words['availabilityFrequencies']

export const organisationPositions = {
  president: 'Présidence',
  director: 'Direction',
  project_manager_patients: 'Projets pour les malades',
  project_manager_prevention: 'Projets de prévention',
  other: 'Autre fonction',
} as const satisfies Words['organisationPositions']

export const localNeedStates = {
  told: 'Nouveau',
  looked_at: 'À l’étude',
  mission_made: 'Devenu une mission',
  answered_no: 'Sans suite',
} as const satisfies Words['localNeedStates']
