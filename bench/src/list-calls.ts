import { missionId, personId } from './load-missions.ts'

export interface Call {
  name: string
  who: { id: string; role: string; departmentCode: string | null }
  path: string
  /** What it is compared with: the same kind of question to Fastify and pg alone. */
  beside: 'list' | 'counted'
}

const filters = (field: string, operator: string, value: string) =>
  `filters=${encodeURIComponent(JSON.stringify([{ field, operator, value }]))}`

/** A place in the middle of all missions, where a page number does not lead. */
const middle = (sort: string, order: string, key: string) =>
  `cursor=${Buffer.from(JSON.stringify(['after', sort, order, key, missionId(1)])).toString('base64url')}`
const inSixMonths = new Date(Date.now() + 182 * 86_400_000).toISOString()
const aYearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString()

const member = { id: personId(7), role: 'member', departmentCode: '69' }
const busy = { id: personId(1), role: 'referent', departmentCode: '69' }
const admin = { id: personId(2), role: 'admin', departmentCode: null }

const list = '/mission/list'
const staff = '/mission/creator_missions'
const soonest = 'sort=startAt&order=asc'
const newest = 'sort=createdAt&order=desc'

function asked(who: Call['who'], beside: Call['beside'], calls: Record<string, string>): Call[] {
  return Object.entries(calls).map(([name, path]) => ({ name, who, path, beside }))
}

/** Every list of svc-missions, in each of its orders, and what people do with them. */
export const calls: Call[] = [
  ...asked(member, 'counted', {
    'browse, recommended': list,
    'browse, page 30': `${list}?page=30`,
    'browse, soonest': `${list}?${soonest}`,
    'browse, soonest, read on from the middle': `${list}?${soonest}&${middle('startAt', 'asc', inSixMonths)}`,
    'browse, newest': `${list}?${newest}`,
    'browse, best match': `${list}?sort=match&order=desc`,
    'browse, one type': `${list}?${soonest}&${filters('type', 'eq', 'event_participation')}`,
    'browse, places left': `${list}?${filters('placesLeft', 'gte', '1')}`,
    'browse, a filter that nothing passes': `${list}?${filters('skills', 'eq', 'audiovisual')}`,
    'search, frequent word': `${list}?search=octobre`,
    'search, two words': `${list}?search=octobre+lyon`,
    'search, rare word': `${list}?search=49990`,
    'search, mistyped': `${list}?search=ocotbre`,
    'search, mistyped, two words': `${list}?search=bariotne+ocotbre`,
    'search, like nothing': `${list}?search=xylophone`,
    'facets of three fields': `${list}?facets=type,mode,domains`,
  }),
  ...asked(admin, 'counted', {
    'staff, all missions': `${list}?scope=all&${newest}`,
    'staff, table of all': `${staff}?scope=all`,
    'staff, table of all, soonest': `${staff}?scope=all&${soonest}`,
    'staff, table of all, read on': `${staff}?scope=all&${newest}&${middle('createdAt', 'desc', aYearAgo)}`,
    'staff, table of all, by manager': `${staff}?scope=all&${filters('contactName', 'contains', 'claire')}`,
    'staff, to approve': `${staff}?scope=to_approve`,
    'participants of one': `/mission/${missionId(1)}/participants`,
    'participants of one, last page': `/mission/${missionId(1)}/participants?page=19`,
  }),
  ...asked(busy, 'counted', {
    'missions I run': staff,
    'missions of my department': `${staff}?scope=department`,
  }),
  ...asked(member, 'list', { 'missions I take part in': '/user/me/participant_missions' }),
]
