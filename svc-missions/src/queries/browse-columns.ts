import { Values } from '@ensemble/service-kit/lists/conditions'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import type { Actor } from '../domain/access.ts'
import type { Candidate } from '../domain/registration.ts'
import { effortBandSql } from './effort-band.ts'
import { joinableSql, ownMissionsSql } from './joinable.ts'
import { matchScoreSql } from './match.ts'
import { displayStatusSql, placesLeftSql, registrationOpenSql } from './mission-state.ts'
import { startPeriodsSql } from './start-periods.ts'
import { hasPlacesSql } from '../data/mission-traits.ts'

/** The first values of every statement of a list: when it is read, by whom, and what opens reserved missions to them. */
export const now = '$1'
export const reader = '$2'
export const kinds = '$3'
/** Where the reader is, as far as is known: post code, commune and department. */
export const here = 'commune_of($4, $5, $6)'
export const department = '$6'
/** The reader, where they are of the staff: no member runs a mission. */
export const staff = '$7'

interface FirstValues {
  at: Date
  actor: Actor & Candidate
  /** Post code and commune. */
  near?: string
}

export function firstValues({ at, actor, near = '' }: FirstValues): Values {
  const values = new Values()
  const [, postalCode = null, city = null] = /^(\d{5})(?: (.+))?$/.exec(near) ?? []
  const { id, role, volunteerKinds, departmentCode } = actor
  const asStaff = role === 'member' ? null : id
  for (const value of [at, id, volunteerKinds, postalCode, city, departmentCode, asStaff]) values.add(value)
  return values
}

/**
 * Begins the WITH of every statement of a list. It mentions the first values, so that their type is known to statements
 * that do not use them, and holds what the reader has to do with.
 */
export const readersRows = `typed as (select ${now}::timestamptz, ${reader}::uuid, ${kinds}::text[], $4::text, $5::text, $6::text,
    ${staff}::uuid),
  ${ownMissionsSql(reader, staff)}`

/** More places than any mission has: "at least n" includes missions without a limit. */
const unlimited = 1_000_000

/** Found by "reunion" as by "Réunion", as the search finds them. */
export function words(sql: string) {
  return {
    sql: plainText(sql),
    asHeld: plainText,
    kind: 'text',
    filterable: true,
  } as const satisfies ListColumns[string]
}

function plainText(text: string): string {
  return `plain_text(${text})`
}

/** What both lists of missions, that of browsing and that of the staff, mean by the same words. */
export const commonColumns = {
  title: { ...words('m.title'), sortable: true, neverNull: true },
  departmentCode: {
    sql: 'm.place_code',
    present: "m.place_code <> 'national'",
    kind: 'enum',
    filterable: true,
    facet: true,
  },
  organisationType: { sql: "m.organisation ->> 'type'", kind: 'enum', filterable: true, facet: true },
  registrationMode: { sql: 'm.registration_mode', kind: 'enum', filterable: true, facet: true },
  capacity: {
    sql: `coalesce(s.capacity, ${unlimited})`,
    present: 's.capacity is not null',
    kind: 'integer',
    filterable: true,
  },
  placesLeft: {
    sql: `coalesce(${placesLeftSql}, ${unlimited})`,
    present: 's.capacity is not null',
    kind: 'integer',
    filterable: true,
    sortable: true,
    neverNull: true,
  },
} satisfies ListColumns

/** Columns that stand with the seats of a mission: `s` must be joined. */
export const columnsOfSeats: readonly string[] = [
  'capacity',
  'placesLeft',
  'validatedCount',
  'awaitingStaffCount',
  'invitedCount',
]

/** What browsing offers for filters, sorts and facets. */
export const browseColumns: ListColumns = {
  ...commonColumns,
  id: { sql: 'm.id', kind: 'enum', filterable: true },
  city: words('m.city'),
  organisation: words("m.organisation ->> 'name'"),
  type: { sql: 'm.type', kind: 'enum', filterable: true, facet: true },
  origin: { sql: 'm.origin', kind: 'enum', filterable: true, facet: true },
  domains: { sql: 'm.domains', kind: 'enumList', filterable: true, facet: true },
  mode: { sql: 'm.mode', kind: 'enum', filterable: true, facet: true },
  scope: { sql: 'm.scope', kind: 'enum', filterable: true, facet: true },
  skills: { sql: 'm.skills', kind: 'enumList', filterable: true, facet: true },
  requiredVolunteerKinds: { sql: 'm.required_volunteer_kinds', kind: 'enumList', filterable: true, facet: true },
  startAt: { sql: 'm.start_at', kind: 'date', filterable: true, sortable: true, neverNull: true },
  startPeriod: { sql: startPeriodsSql(now), kind: 'enumList', filterable: true, facet: true },
  endAt: { sql: 'm.end_at', kind: 'date', filterable: true },
  // What is remote is no way at all.
  kilometres: {
    sql: `case when m.commune_id = 0 then 0 else (select way.km from distances_from(${here}) way where way.commune_id = m.commune_id) end`,
    kind: 'integer',
    filterable: true,
  },
  registrationDeadline: { sql: 'm.registration_deadline', kind: 'date', filterable: true },
  createdAt: { sql: 'm.created_at', kind: 'date', filterable: true, sortable: true, neverNull: true },
  effortHours: { sql: 'm.effort_hours', kind: 'real', filterable: true },
  effortBand: { sql: effortBandSql, kind: 'enum', filterable: true, facet: true },
  energyLevel: { sql: 'm.energy_level', kind: 'integer', filterable: true, facet: true },
  expensesCovered: { sql: 'm.expenses_covered', kind: 'boolean', filterable: true, facet: true },
  hasPlaces: { sql: hasPlacesSql, kind: 'boolean', filterable: true, facet: true },
  displayStatus: { sql: `(${displayStatusSql(now)})`, kind: 'enum', filterable: true, facet: true },
  registrationOpen: { sql: registrationOpenSql(now), kind: 'boolean', filterable: true, facet: true },
  joinable: { sql: joinableSql({ now, kinds }), kind: 'boolean', filterable: true, facet: true },
  match: { sql: `(${matchScoreSql})`, kind: 'integer', sortable: true },
  targetProfileTypes: sought('m.target_profile_types'),
  targetCancerTypes: sought('m.target_cancer_types'),
  targetTreatmentStages: sought('m.target_treatment_stages'),
}

/** Says something about the health of whoever filters by it, so it may not stand in an address. */
function sought(sql: string): ListColumns[string] {
  return { sql, kind: 'enumList', filterable: true, facet: true, postOnly: true }
}
