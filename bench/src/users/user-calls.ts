import { missionId, userId } from './load-users.ts'

interface Who {
  id: string
  role: string
  departmentCode: string | null
}

export interface UserCall {
  name: string
  who: Who
  path: string
  /** Sent as a body: what tells of health never stands in an address. */
  body?: object
  /** What it is compared with: the same kind of question to Fastify and pg alone. */
  beside: 'counted' | 'search' | 'department' | 'one' | 'figures'
}

const filter = (field: string, operator: string, value?: unknown) => JSON.stringify([{ field, operator, value }])

const filters = (field: string, operator: string, value?: unknown) =>
  `filters=${encodeURIComponent(filter(field, operator, value))}`

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

const admin: Who = { id: userId(1), role: 'admin', departmentCode: null }
const referent: Who = { id: userId(3), role: 'referent', departmentCode: '42' }

const list = '/user/list'
const statistics = '/user/statistics'

function asked(who: Who, beside: UserCall['beside'], calls: Record<string, string>): UserCall[] {
  return Object.entries(calls).map(([name, path]) => ({ name, who, path, beside }))
}

/** The list of users in each of its orders and scopes, its filters and counts, and the figures on accounts. */
export const userCalls: UserCall[] = [
  ...asked(admin, 'counted', {
    'all, newest': list,
    'all, page 30': `${list}?page=30`,
    'all, oldest': `${list}?sort=createdAt&order=asc`,
    'all, by name': `${list}?sort=lastName&order=asc`,
    'all, by name backwards': `${list}?sort=lastName&order=desc`,
    'all, by first name': `${list}?sort=firstName&order=asc`,
    'all, by address': `${list}?sort=email&order=asc`,
    'all, by role': `${list}?sort=role&order=asc`,
    'all, by status': `${list}?sort=status&order=asc`,
    'all, by department': `${list}?sort=departmentCode&order=asc`,
    'all, by last visit': `${list}?sort=lastLoginAt&order=desc`,
    'all, by last visit, oldest first': `${list}?sort=lastLoginAt&order=asc`,
    'all, by participations': `${list}?sort=participationCount&order=desc`,
    active: `${list}?${filters('status', 'eq', 'validated')}`,
    'active, by name': `${list}?sort=lastName&order=asc&${filters('status', 'eq', 'validated')}`,
    suspended: `${list}?${filters('status', 'eq', 'suspended')}`,
    'suspended, by name': `${list}?sort=lastName&order=asc&${filters('status', 'eq', 'suspended')}`,
    'to approve': `${list}?${filters('awaits', 'in', ['approval', 'confirmation'])}`,
    invitations: `${list}?${filters('awaits', 'eq', 'invitation')}`,
    'invitations, sent last': `${list}?sort=invitationSentAt&order=desc&${filters('awaits', 'eq', 'invitation')}`,
    staff: `${list}?${filters('role', 'in', ['admin', 'headquarter_referent', 'referent'])}`,
    'one department': `${list}?${filters('departmentCode', 'eq', '42')}`,
    'came in one month': `${list}?${filters('createdAt', 'gte', day(30))}`,
    'no visit for a year': `${list}?${filters('lastLoginAt', 'lt', day(364))}`,
    'many participations': `${list}?${filters('participationCount', 'gte', 39)}`,
    'a filter that nothing passes': `${list}?${filters('participationCount', 'gte', 1000)}`,
    'facets of the tabs': `${list}?pageSize=5&facets=status,awaits`,
    'facets of role and department': `${list}?pageSize=5&facets=role,departmentCode`,
  }),
  {
    name: 'caregivers of a department (in a body)',
    who: admin,
    path: list,
    body: {
      filters: [
        { field: 'profileType', operator: 'eq', value: 'caregiver' },
        { field: 'departmentCode', operator: 'eq', value: '42' },
      ],
    },
    beside: 'department',
  },
  ...asked(admin, 'search', {
    'search, rare name': `${list}?search=bariton`,
    'search, name and first name': `${list}?search=${encodeURIComponent('zoé')}+bari`,
    'search, frequent first name': `${list}?search=solange`,
    'search, one letter': `${list}?search=b`,
    'search, an address': `${list}?search=p49990@example`,
    'search, like nobody': `${list}?search=xylophone`,
    'name begins with': `${list}?${filters('lastName', 'contains', 'rito')}`,
  }),
  ...asked(referent, 'department', {
    'a department': `${list}?${filters('role', 'eq', 'member')}`,
    'a department, by name': `${list}?sort=lastName&order=asc`,
    'a department, to approve': `${list}?${filters('awaits', 'eq', 'approval')}`,
    'a department, search': `${list}?search=bariton`,
    'a department, facets': `${list}?pageSize=5&facets=status,awaits&${filters('role', 'eq', 'member')}`,
    'candidates for a mission, department': `${list}?relation=candidate&missionId=${missionId(41)}`,
  }),
  ...asked(admin, 'counted', {
    'candidates for a mission, all': `${list}?relation=candidate&missionId=${missionId(41)}`,
    'candidates for a mission, search': `${list}?relation=candidate&missionId=${missionId(41)}&search=bariton`,
    'who may run a mission': `${list}?relation=manager`,
    'participants of a mission': `${list}?relation=participant&missionId=${missionId(41)}`,
  }),
  ...asked(admin, 'figures', {
    'figures by month': `${statistics}?groupBy=month`,
    'figures by month, twelve': `${statistics}?groupBy=month&from=${day(365)}&to=${day(0)}`,
    'figures by department': `${statistics}?groupBy=department`,
    'figures by type': `${statistics}?groupBy=type`,
    'figures, total': `${statistics}?groupBy=total`,
  }),
  ...asked(referent, 'department', { 'figures of a department by month': `${statistics}?groupBy=month` }),
  ...asked(admin, 'one', { 'one account': `/user/${userId(4321)}`, 'my own account': '/user/me' }),
]
