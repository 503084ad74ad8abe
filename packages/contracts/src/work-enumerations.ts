/** Enumerations of the "Work and cancer" block of a profile (specification, section 3). */
export const employments = [
  'full_time',
  'part_time',
  'looking_for_a_job',
  'retired',
  'long_term_sick_leave',
  'student',
  'other',
] as const
export type Employment = (typeof employments)[number]

/** To whom it is asked how work is arranged. */
export const arrangeable: readonly Employment[] = ['full_time', 'part_time', 'long_term_sick_leave']

export const workArrangements = ['reduced_time', 'schedule_arrangement', 'schedule_flexibility', 'other'] as const

export const socioProfessionalCategories = [
  'executive',
  'artisan',
  'official',
  'service_employee',
  'technician',
  'professional',
  'other',
] as const

export const employerSectors = [
  'enterprises',
  'public_sector',
  'non_profit_organizations',
  'professional_structures',
  'other',
] as const
