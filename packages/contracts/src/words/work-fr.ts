import type { Words } from './lists.ts'

/**
 * What answers about work are called in French: a situation and a trade rather than a person, so that each suits every
 * gender.
 */
export const employments = {
  full_time: 'À temps plein',
  part_time: 'À temps partiel',
  looking_for_a_job: 'En recherche d’emploi',
  retired: 'À la retraite',
  long_term_sick_leave: 'En arrêt de longue durée',
  student: 'En études',
  other: 'Autre situation',
} as const satisfies Words['employments']

export const workArrangements = {
  reduced_time: 'Temps réduit',
  schedule_arrangement: 'Horaires aménagés',
  schedule_flexibility: 'Horaires souples',
  other: 'Autre aménagement',
} as const satisfies Words['workArrangements']

export const socioProfessionalCategories = {
  executive: 'Cadre',
  artisan: 'Artisanat, commerce',
  official: 'Fonction publique',
  service_employee: 'Emploi dans les services',
  technician: 'Emploi technique',
  professional: 'Profession libérale',
  other: 'Autre métier',
} as const satisfies Words['socioProfessionalCategories']

export const employerSectors = {
  enterprises: 'Entreprise',
  public_sector: 'Secteur public',
  non_profit_organizations: 'Association',
  professional_structures: 'Organisation professionnelle',
  other: 'Autre employeur',
} as const satisfies Words['employerSectors']
