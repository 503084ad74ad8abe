import { departmentCodes } from '@ensemble/contracts/departments'
import {
  missionDomains,
  missionModes,
  missionTypes,
  type MissionDomain,
  type MissionMode,
  type MissionType,
} from '@ensemble/contracts/enumerations'
import { type CallInput } from '@ensemble/mf-kit/calls'

export const browseSorts = ['soonest', 'newest', 'match'] as const
export type BrowseSort = (typeof browseSorts)[number]

/** A mission of no department. */
export const national = 'national'

/** What the visitor is looking for, as it stands in the address of /missions/browse. */
export interface BrowseFilters {
  search: string
  domains: MissionDomain[]
  types: MissionType[]
  mode: MissionMode | null
  /** Code of a department, or `national`. */
  department: string | null
  light: boolean
  placesLeft: boolean
  /** null: own department and national missions first. */
  sort: BrowseSort | null
  /** 0 for the first page. */
  page: number
}

/** Missions on one page; one of the sizes that the lists allow (specification, section 9). */
const pageSize = 25

/** Reads the filters of an address. What it does not know it leaves out: addresses are typed and shared by people. */
export function readFilters(address: URLSearchParams): BrowseFilters {
  const page = Number(address.get('page') ?? '1')
  const department = address.get('department')
  return {
    search: address.get('search')?.trim().slice(0, 200) ?? '',
    domains: missionDomains.filter((domain) => address.getAll('domain').includes(domain)),
    types: missionTypes.filter((type) => address.getAll('type').includes(type)),
    mode: missionModes.find((mode) => mode === address.get('mode')) ?? null,
    department: department === national || departmentCodes.includes(department ?? '') ? department : null,
    light: address.get('effort') === 'light',
    placesLeft: address.get('places') === 'left',
    sort: browseSorts.find((sort) => sort === address.get('sort')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  }
}

/** The address of filters, without what is not set. People count pages from 1. */
export function writeFilters(filters: BrowseFilters): URLSearchParams {
  const address = new URLSearchParams()
  if (filters.search !== '') address.set('search', filters.search)
  for (const domain of filters.domains) address.append('domain', domain)
  for (const type of filters.types) address.append('type', type)
  if (filters.mode) address.set('mode', filters.mode)
  if (filters.department) address.set('department', filters.department)
  if (filters.light) address.set('effort', 'light')
  if (filters.placesLeft) address.set('places', 'left')
  if (filters.sort) address.set('sort', filters.sort)
  if (filters.page > 0) address.set('page', String(filters.page + 1))
  return address
}

export function isFiltered(filters: BrowseFilters): boolean {
  const { search, domains, types, mode, department, light, placesLeft } = filters
  return search !== '' || domains.length + types.length > 0 || Boolean(mode ?? department) || light || placesLeft
}

const sorts = {
  soonest: { sort: 'startAt', order: 'asc' },
  newest: { sort: 'createdAt', order: 'desc' },
  match: { sort: 'match', order: 'desc' },
} as const

/** The list call that answers these filters. */
export function listInput(filters: BrowseFilters): CallInput<'mission.list'> {
  const { search, domains, types, mode, department, light, placesLeft, sort, page } = filters
  const conditions = [
    ...(domains.length > 0 ? [{ field: 'domains', operator: 'in', value: domains }] : []),
    ...(types.length > 0 ? [{ field: 'type', operator: 'in', value: types }] : []),
    ...(mode ? [{ field: 'mode', operator: 'eq', value: mode }] : []),
    ...(department ? [{ field: 'departmentCode', operator: 'eq', value: department }] : []),
    ...(light ? [{ field: 'energyLevel', operator: 'lte', value: 1 }] : []),
    ...(placesLeft ? [{ field: 'placesLeft', operator: 'gte', value: 1 }] : []),
  ]
  return {
    query: {
      page,
      pageSize,
      ...(sort ? sorts[sort] : {}),
      ...(search === '' ? {} : { search }),
      ...(conditions.length === 0 ? {} : { filters: JSON.stringify(conditions) }),
    },
  }
}
