import type { Words } from './lists.ts'

/** What answers about work are called in English. */
export const employments = {
  full_time: 'Full time',
  part_time: 'Part time',
  looking_for_a_job: 'Looking for work',
  retired: 'Retired',
  long_term_sick_leave: 'On long-term sick leave',
  student: 'Studying',
  other: 'Other situation',
} as const satisfies Words['employments']

export const workArrangements = {
  reduced_time: 'Reduced hours',
  schedule_arrangement: 'Adapted hours',
  schedule_flexibility: 'Flexible hours',
  other: 'Other arrangement',
} as const satisfies Words['workArrangements']

export const socioProfessionalCategories = {
  executive: 'Manager',
  artisan: 'Craft or retail',
  official: 'Public service',
  service_employee: 'Service job',
  technician: 'Technical job',
  professional: 'Self-employed professional',
  other: 'Other occupation',
} as const satisfies Words['socioProfessionalCategories']

export const employerSectors = {
  enterprises: 'Company',
  public_sector: 'Public sector',
  non_profit_organizations: 'Charity or non-profit',
  professional_structures: 'Professional body',
  other: 'Other employer',
} as const satisfies Words['employerSectors']
