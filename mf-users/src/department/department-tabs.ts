/** Tabs of /my_department (decisions.md §7). */
export const departmentTabs = ['members', 'invitations', 'missions', 'requests', 'articles'] as const
export type DepartmentTab = (typeof departmentTabs)[number]
