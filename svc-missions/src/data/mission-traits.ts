import type { Filter } from '@ensemble/contracts/lists'
import {
  missionDomains,
  missionModes,
  missionOrigins,
  missionScopes,
  missionTypes,
  organisationTypes,
  profileTypes,
  registrationModes,
  skills,
  volunteerKinds,
} from '@ensemble/contracts/enumerations'
import { cancerTypes, treatmentStages } from '@ensemble/contracts/health-enumerations'
import { effortBands } from '@ensemble/contracts/missions/browse-choices'

/** Two whole numbers of a mission; each bit says that it has one value of one field. */
type Mask = 'traits' | 'sought'

interface TraitField {
  mask: Mask
  /** The bit of the first value; the others follow in their order. */
  first: number
  values: readonly string[]
}

/**
 * What people choose missions by, as bits that stand in the indexes of browsing: an index alone then answers any
 * combination. The trigger `missions_keep_traits` sets them; a test compares it with this table. A new value goes to the
 * end of its enumeration and needs a migration of that trigger.
 */
export const traitFields: Record<string, TraitField> = {
  hasPlaces: { mask: 'traits', first: 1, values: ['true'] },
  type: { mask: 'traits', first: 3, values: missionTypes },
  origin: { mask: 'traits', first: 12, values: missionOrigins },
  mode: { mask: 'traits', first: 16, values: missionModes },
  scope: { mask: 'traits', first: 20, values: missionScopes },
  domains: { mask: 'traits', first: 23, values: missionDomains },
  skills: { mask: 'traits', first: 35, values: skills },
  effortBand: { mask: 'traits', first: 49, values: effortBands },
  energyLevel: { mask: 'traits', first: 57, values: ['1', '2', '3'] },
  expensesCovered: { mask: 'traits', first: 60, values: ['true'] },
  targetProfileTypes: { mask: 'sought', first: 0, values: profileTypes },
  targetCancerTypes: { mask: 'sought', first: 6, values: cancerTypes },
  targetTreatmentStages: { mask: 'sought', first: 32, values: treatmentStages },
  requiredVolunteerKinds: { mask: 'sought', first: 40, values: volunteerKinds },
  registrationMode: { mask: 'sought', first: 50, values: registrationModes },
  organisationType: { mask: 'sought', first: 54, values: organisationTypes },
}

const bit = (n: number) => (1n << BigInt(n)).toString()

/** Whether a place is left. */
export const hasPlacesSql = `((m.traits & ${bit(1)}) <> 0)`

/** Whether there is a place, or a waiting line. */
export const takesSql = `((m.traits & ${bit(2)}) <> 0)`

/** Approved, not closed and not deleted: what the tags of browsing are kept for. */
export const browsableSql = `(m.traits & ${bit(0)}) <> 0`

/** Set by the clock, when a mission is over. */
export const overBit = bit(62)

/** Whether the clock has not yet passed its end, when the clock looked last: `m.end_at` tells it for certain. */
export const notOverSql = `(m.traits & ${overBit}) = 0`

/** Whether a mission has any value of a field. */
export function valuesSql(field: string): string {
  const known = traitFields[field]
  return known ? condition(known, known.values, true).sql : 'false'
}

/** Each value of a field with its bits, as the table `choice` of a statement; null for a field without bits. */
export function choiceRowsSql(field: string): string | null {
  const known = traitFields[field]
  if (!known) return null
  const { mask, first, values } = known
  const rows = values.flatMap((value, index) => {
    const held = bit(first + index)
    const bits = mask === 'traits' ? `${held}::bigint, 0::bigint` : `0::bigint, ${held}::bigint`
    return [`('${value}', ${bits}, true)`, ...(value === 'true' ? [`('false', ${bits}, false)`] : [])]
  })
  return `(values ${rows.join(', ')}) choice (value, traits, sought, held)`
}

/** The bits of the values that a list of texts holds. */
export function bitsSql(field: string, list: string): string {
  const { first, values } = traitFields[field] ?? { first: 0, values: [] }
  return `(${values.map((value, index) => `case when '${value}' = any(${list}) then ${bit(first + index)} else 0 end`).join(' | ')})::bigint`
}

/** A filter in the words of the indexes. */
export interface TraitCondition {
  /** Of what stands in each index of browsing. */
  sql: string
  /** Of the index of tags. */
  tags: string
}

const comparisons: Partial<Record<Filter['operator'], (one: number, other: number) => boolean>> = {
  eq: (one, other) => one === other,
  lt: (one, other) => one < other,
  lte: (one, other) => one <= other,
  gt: (one, other) => one > other,
  gte: (one, other) => one >= other,
}

/** @returns null for a filter that bits cannot answer, or that its column does not take */
export function traitCondition({ field, operator, value }: Filter): TraitCondition | null {
  const known = traitFields[field]
  if (!known || value === undefined) return null
  if (field === 'energyLevel') {
    const compared = comparisons[operator]
    const level = Number(value)
    if (!compared || value === '' || !Number.isFinite(level)) return null
    return condition(
      known,
      known.values.filter((each) => compared(Number(each), level)),
      true,
    )
  }
  if (known.values[0] === 'true')
    return operator === 'eq' ? condition(known, known.values, String(value) === 'true') : null
  return operator === 'eq' || operator === 'in' ? condition(known, [value].flat().map(String), true) : null
}

/** Values that nobody knows have no bit: none of them is found. */
function condition({ mask, first, values }: TraitField, asked: readonly string[], wanted: boolean): TraitCondition {
  const places = values.flatMap((value, index) => (asked.includes(value) ? [first + index] : []))
  const bits = places.reduce((sum, place) => sum | (1n << BigInt(place)), 0n)
  const letter = mask === 'traits' ? 't' : 's'
  const any = places.length === 0 ? 'nothing' : places.map((place) => `${letter}${place}`).join(' | ')
  return {
    sql: `(m.${mask} & ${bits.toString()}) ${wanted ? '<>' : '='} 0`,
    tags: wanted ? `(${any})` : `!(${any})`,
  }
}
