/** Tabs of /my_department (decisions.md §7). */
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
