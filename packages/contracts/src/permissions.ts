import { type Role, roles } from './enumerations.ts'

/**
 * How far a permission reaches. Everything but `no` lets the call in; the use case then narrows it to the objects
 * in reach:
 * - `all`: any object
 * - `others`: any object but the caller's own (nobody approves their own mission)
 * - `own`: what the caller created or manages; for a member, what belongs to the caller
 * - `department`: objects of the caller's department
 * - `own_or_department`: either of the two
 * - `own_or_national`: own, and any whose origin is not departmental_committee
 * - `managed`: people who take part in a mission that the caller manages
 * - `department_or_managed`: either of the two
 * - `staff_card`: only what is published of a staff member as a contact
 */
export type Reach =
  | 'all'
  | 'others'
  | 'own'
  | 'department'
  | 'own_or_department'
  | 'own_or_national'
  | 'managed'
  | 'department_or_managed'
  | 'staff_card'
  | 'no'

type Row = Record<Role, Reach>

const row = (admin: Reach, headquarter_referent: Reach, referent: Reach, member: Reach): Row => ({
  admin,
  headquarter_referent,
  referent,
  member,
})

/** The permission matrix: the one source of every authorisation decision. */
export const permissions = {
  'mission.browse': row('all', 'all', 'all', 'all'),
  'mission.register': row('all', 'all', 'all', 'all'),
  'mission.follow_own': row('own', 'own', 'own', 'own'),
  'mission.see_participations': row('all', 'all', 'department', 'own'),
  'mission.see_unapproved': row('all', 'all', 'own_or_department', 'no'),
  'mission.create': row('all', 'all', 'department', 'no'),
  'mission.edit': row('all', 'own_or_national', 'own_or_department', 'no'),
  'mission.cancel': row('all', 'own_or_national', 'own_or_department', 'no'),
  'mission.approve': row('all', 'others', 'no', 'no'),
  'mission.delete': row('all', 'own', 'own', 'no'),
  'mission.manage_list': row('all', 'all', 'own_or_department', 'no'),
  // Whoever runs a mission of elsewhere answers its people too, so sees them.
  'mission.see_participants': row('all', 'all', 'own_or_department', 'own'),
  'mission.decide_participants': row('all', 'all', 'own_or_department', 'no'),
  'mission.pass_on_request': row('all', 'all', 'own_or_department', 'no'),
  'mission.write_people': row('all', 'own_or_national', 'own_or_department', 'no'),
  'mission.follow_thread': row('all', 'own_or_national', 'own_or_department', 'own'),
  'mission.register_for': row('all', 'all', 'own_or_department', 'no'),
  // Which members a referent may ask is another rule: those of the own department.
  'mission.add_participants': row('all', 'all', 'own_or_department', 'no'),
  'mission.use_templates': row('all', 'all', 'department', 'no'),
  'mission.see_quotes': row('all', 'all', 'no', 'no'),
  'mission.statistics': row('all', 'all', 'department', 'own'),
  'mission.year_report': row('all', 'all', 'department', 'no'),
  'mission.search_health': row('all', 'all', 'department', 'no'),
  'mission.read_shared_health': row('managed', 'managed', 'managed', 'own'),
  'article.read': row('all', 'all', 'all', 'all'),
  'article.see_drafts': row('all', 'all', 'own', 'no'),
  'article.write': row('all', 'all', 'own', 'no'),
  'article.publish': row('all', 'all', 'no', 'no'),
  'article.delete': row('all', 'own', 'own', 'no'),
  'article.statistics': row('all', 'all', 'department', 'own'),
  'file.read': row('all', 'all', 'all', 'all'),
  'file.upload': row('all', 'all', 'all', 'own'),
  'user.list': row('all', 'managed', 'department', 'no'),
  'user.statistics': row('all', 'all', 'department', 'no'),
  'user.manage_page': row('all', 'no', 'no', 'no'),
  'user.department_page': row('no', 'no', 'department', 'no'),
  'user.see': row('all', 'managed', 'department_or_managed', 'staff_card'),
  'user.approve': row('all', 'no', 'department', 'no'),
  'user.refuse': row('all', 'no', 'department', 'no'),
  'user.confirm_volunteer': row('all', 'no', 'department', 'no'),
  'user.administer': row('all', 'no', 'no', 'no'),
  'user.invite': row('all', 'all', 'department', 'no'),
  'user.open_by_telephone': row('all', 'all', 'department', 'no'),
  'user.follow_calls': row('all', 'all', 'department_or_managed', 'no'),
  'user.notifications': row('own', 'own', 'own', 'own'),
  'user.contact_people': row('all', 'managed', 'department_or_managed', 'no'),
  'user.contact_committees': row('all', 'all', 'no', 'no'),
  'user.follow_needs': row('all', 'all', 'department', 'no'),
  'export.csv': row('all', 'managed', 'department', 'own'),
  'activity.view_log': row('all', 'own', 'department', 'own'),
  'activity.create': row('own', 'own', 'own', 'own'),
  'deliveries.see': row('all', 'no', 'no', 'no'),
} as const satisfies Record<string, Row>

export type PermissionAction = keyof typeof permissions

/**
 * What a call asks of its caller: a row of the matrix, or
 * - `public`: nobody needs to be signed in
 * - `session`: anybody signed in, a pending account included
 */
export type Action = PermissionAction | 'public' | 'session'

/**
 * How far a role may go with an action.
 * @param action a row of the matrix
 * @param role the caller's role
 */
export function reachOf(action: PermissionAction, role: Role): Reach {
  return permissions[action][role]
}

/**
 * The roles that may go with an action, however far.
 * @param action a row of the matrix
 */
export function rolesThatMay(action: PermissionAction): readonly Role[] {
  return roles.filter((role) => reachOf(action, role) !== 'no')
}
