import { departmentCodes } from '@ensemble/contracts/departments'
import {
  missionDomains,
  missionModes,
  missionOrigins,
  missionScopes,
  missionTypes,
  organisationTypes,
  registrationModes,
  type MissionDomain,
  type MissionMode,
  type MissionOrigin,
  type MissionScope,
  type MissionType,
  type OrganisationType,
  type RegistrationMode,
} from '@ensemble/contracts/enumerations'
import {
  distances,
  effortBands,
  startPeriods,
  type Distance,
  type EffortBand,
  type StartPeriod,
} from '@ensemble/contracts/missions/browse-choices'
import { blankHealthFilters, type HealthFilters } from './health-filters.ts'

export const browseSorts = ['soonest', 'newest', 'match', 'title', 'places'] as const
export type BrowseSort = (typeof browseSorts)[number]

/** A mission of no department. */
export const national = 'national'

/** What the visitor is looking for, as it stands in the address of /missions/browse. */
export interface AddressFilters {
  search: string
  domains: MissionDomain[]
  types: MissionType[]
  modes: MissionMode[]
  scopes: MissionScope[]
  origins: MissionOrigin[]
  organisations: OrganisationType[]
  registrations: RegistrationMode[]
  efforts: EffortBand[]
  when: StartPeriod | null
  /** Code of a department, or `national`. */
  department: string | null
  /** At most so far from home, or remote; null: anywhere. */
  within: Distance | null
  /** Whether what is remote counts as near. */
  remoteToo: boolean
  light: boolean
  /** Only what the reader can register for. */
  placesLeft: boolean
  costsCovered: boolean
  /** Only what the reader has marked. */
  favourites: boolean
  /** Whether the map stands beside the list: where there is room for it. */
  map: boolean
  /** null: what is open and near first; with words, what answers them best. */
  sort: BrowseSort | null
  /** 0 for the first page. */
  page: number
  /** Where the page begins, beyond what a number leads to. */
  from: string | null
}

/** The whole search: what may stand in an address, and what may not. */
export interface BrowseFilters extends AddressFilters, HealthFilters {}

/** Reads the filters of an address. What it does not know it leaves out: addresses are typed and shared by people. */
export function readFilters(address: URLSearchParams): AddressFilters {
  const page = Number(address.get('page') ?? '1')
  const department = address.get('department')
  const chosen = <Value extends string>(name: string, known: readonly Value[]) => {
    const asked = address.getAll(name)
    return known.filter((value) => asked.includes(value))
  }
  return {
    search: address.get('search')?.trim().slice(0, 200) ?? '',
    domains: chosen('domain', missionDomains),
    types: chosen('type', missionTypes),
    modes: chosen('mode', missionModes),
    scopes: chosen('scope', missionScopes),
    origins: chosen('origin', missionOrigins),
    organisations: chosen('organisation', organisationTypes),
    registrations: chosen('registration', registrationModes),
    efforts: chosen('duration', effortBands),
    when: startPeriods.find((period) => period === address.get('when')) ?? null,
    department: department === national || departmentCodes.includes(department ?? '') ? department : null,
    within: distances.find((km) => String(km) === address.get('within')) ?? null,
    remoteToo: address.get('remote') !== 'no',
    light: address.get('effort') === 'light',
    placesLeft: address.get('places') === 'left',
    costsCovered: address.get('costs') === 'covered',
    favourites: address.get('favourites') === 'mine',
    map: address.get('map') === 'shown',
    sort: browseSorts.find((sort) => sort === address.get('sort')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    from: address.get('from'),
  }
}

/** The address of filters, without what is not set. People count pages from 1. */
export function writeFilters(filters: AddressFilters): URLSearchParams {
  const address = new URLSearchParams()
  if (filters.search !== '') address.set('search', filters.search)
  const lists = {
    domain: filters.domains,
    type: filters.types,
    mode: filters.modes,
    scope: filters.scopes,
    origin: filters.origins,
    organisation: filters.organisations,
    registration: filters.registrations,
    duration: filters.efforts,
  }
  for (const [name, values] of Object.entries(lists)) for (const value of values) address.append(name, value)
  if (filters.when) address.set('when', filters.when)
  if (filters.department) address.set('department', filters.department)
  if (filters.within) address.set('within', String(filters.within))
  if (filters.within && !filters.remoteToo) address.set('remote', 'no')
  if (filters.light) address.set('effort', 'light')
  if (filters.placesLeft) address.set('places', 'left')
  if (filters.costsCovered) address.set('costs', 'covered')
  if (filters.favourites) address.set('favourites', 'mine')
  if (filters.map) address.set('map', 'shown')
  if (filters.sort) address.set('sort', filters.sort)
  if (filters.page > 0) address.set('page', String(filters.page + 1))
  if (filters.from) address.set('from', filters.from)
  return address
}

/** Nothing asked for: every mission that is open. */
export const noFilters: BrowseFilters = { ...readFilters(new URLSearchParams()), ...blankHealthFilters }
