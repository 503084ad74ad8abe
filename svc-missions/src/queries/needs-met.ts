import type { PracticalNeed } from '@ensemble/contracts/missions/practical-needs'
import { overseasCodes, parisZone, zoneOf } from '@ensemble/contracts/zones'

/** On the clock of the committee, as the page of the mission says it. */
const overseas = overseasCodes()
  .map((code) => `when '${code}' then '${zoneOf(code)}'`)
  .join(' ')
const hour = `extract(hour from m.start_at at time zone case m.place_code ${overseas} else '${parisZone}' end)`

/** Whether a mission answers a need: `needsMet` of contracts in SQL, which a test compares. Needs `m`. */
const meets: Record<PracticalNeed, string> = {
  sitting: `(m.energy ->> 'canSit')::boolean`,
  breaks: `(m.energy ->> 'breaks')::boolean`,
  camera_off: `((m.energy ->> 'cameraOptional')::boolean or m.mode = 'on_site')`,
  companion: `(m.energy ->> 'companion')::boolean`,
  no_travel: `m.mode <> 'on_site'`,
  mornings: `${hour} < 12`,
  afternoons: `${hour} >= 12`,
}

/** What `needsMetSql` reads that no index of browsing carries. */
export const columnsOfNeeds = ['m.energy', 'm.mode'] as const

/** How many of these needs a mission answers; of as many, one in the reader's place or for everywhere is more. */
export function needsMetSql(needs: readonly PracticalNeed[], place: string): string {
  const met = needs.map((need) => `case when ${meets[need]} then 2 else 0 end`)
  return [...met, `case when m.place_code in (${place}, 'national') then 1 else 0 end`].join(' + ')
}
