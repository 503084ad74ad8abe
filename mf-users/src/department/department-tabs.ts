/** Tabs of /my_department. */
export const departmentTabs = [
  'members',
  'invitations',
  'missions',
  'requests',
  'needs',
  'articles',
  'activity',
] as const
export type DepartmentTab = (typeof departmentTabs)[number]
