import { type Department, departments } from '@ensemble/contracts/departments'
import type { TerritoryOfMissions } from '@ensemble/contracts/missions/territories'
import type { TerritoryOfPeople } from '@ensemble/contracts/users/territories'
import type { Filter } from '@ensemble/contracts/lists'
import type { TableSort } from '@ensemble/ui/data-grid'

/** What a committee lacks, or leaves lying. */
export const gaps = ['noReferent', 'noMission', 'noMember', 'lateRequests', 'lateAccounts', 'openNeeds'] as const
export type Gap = (typeof gaps)[number]

/** A number; `few` for one to nine people; null while the service that knows it has not answered. */
export type Count = number | 'few' | null

export const countFields = [
  'members',
  'referents',
  'openMissions',
  'openNeeds',
  'lateRequests',
  'lateAccounts',
] as const
export type CountField = (typeof countFields)[number]

/** How a committee stands, by the answers of two services. */
export interface Territory extends Record<CountField, Count> {
  department: Department
  gaps: readonly Gap[]
  /** Both services have answered: where no gap is told, there is none. */
  known: boolean
}

/**
 * All committees, in the order of their codes. A service leaves out departments where it counts nothing.
 * @param people undefined while the service has not answered; the same for missions
 */
export function territoriesOf(
  people: readonly TerritoryOfPeople[] | undefined,
  missions: readonly TerritoryOfMissions[] | undefined,
): Territory[] {
  return departments.map((department) => {
    const of = ({ departmentCode }: { departmentCode: string }) => departmentCode === department.code
    const here = people?.find(of)
    const there = missions?.find(of)
    const counts = {
      members: people ? (here ? (here.members ?? 'few') : 0) : null,
      referents: people ? (here?.referents ?? 0) : null,
      openMissions: missions ? (there?.openMissions ?? 0) : null,
      openNeeds: people ? (here?.openNeeds ?? 0) : null,
      lateRequests: missions ? (there?.lateRequests ?? 0) : null,
      lateAccounts: people ? (here?.lateAccounts ?? 0) : null,
    } satisfies Record<CountField, Count>
    const known = people !== undefined && missions !== undefined
    return { department, ...counts, known, gaps: gaps.filter((gap) => isGap[gap](counts)) }
  })
}

const isGap: Record<Gap, (counts: Record<CountField, Count>) => boolean> = {
  noReferent: ({ referents }) => referents === 0,
  noMission: ({ openMissions }) => openMissions === 0,
  noMember: ({ members }) => members === 0,
  lateRequests: ({ lateRequests }) => sizeOf(lateRequests) > 0,
  lateAccounts: ({ lateAccounts }) => sizeOf(lateAccounts) > 0,
  openNeeds: ({ openNeeds }) => sizeOf(openNeeds) > 0,
}

/** Fewer than ten stand between none and ten. */
function sizeOf(count: Count): number {
  return count === 'few' ? 0.5 : (count ?? 0)
}

/** The committees that meet every condition of the table, and whose name, code or region holds the words. */
export function matching(all: readonly Territory[], search: string, filters: readonly Filter[]): Territory[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return all.filter((territory) => {
    const { name, code, region } = territory.department
    const text = plain(`${name} ${code} ${region}`)
    return words.every((word) => text.includes(word)) && filters.every((filter) => meets(territory, filter))
  })
}

function meets({ department, gaps: open }: Territory, { field, value }: Filter): boolean {
  const wanted = [value].flat().map(String)
  if (field === 'gaps') return open.some((gap) => wanted.includes(gap))
  return field !== 'region' || wanted.includes(department.region)
}

/** Somebody waits for an answer: that comes before what is only missing. */
const waiting: readonly Gap[] = ['lateRequests', 'lateAccounts', 'openNeeds']

function urgencyOf({ gaps: open }: Territory): number {
  return open.length + gaps.length * open.filter((gap) => waiting.includes(gap)).length
}

/** In the order of a column; without one, those where most people wait come first, then those that lack most. */
export function sorted(all: readonly Territory[], sort: TableSort | null, language: string): Territory[] {
  const words = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const direction = sort?.order === 'desc' ? -1 : 1
  const byName = (one: Territory, other: Territory) => words.compare(one.department.name, other.department.name)
  const field = countFields.find((known) => known === sort?.field)
  return [...all].sort((one, other) => {
    if (field) return (sizeOf(one[field]) - sizeOf(other[field])) * direction || byName(one, other)
    if (sort?.field === 'name') return byName(one, other) * direction
    if (sort?.field === 'region') {
      return words.compare(one.department.region, other.department.region) * direction || byName(one, other)
    }
    return (urgencyOf(other) - urgencyOf(one)) * (sort ? -direction : 1) || byName(one, other)
  })
}

/** As people search: capitals and accents make no difference. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
}
