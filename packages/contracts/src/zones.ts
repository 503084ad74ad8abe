/** Where the league's clocks are. */
export const parisZone = 'Europe/Paris'

/**
 * Overseas committees, none of which has summer time: hours that their clocks are behind UTC, which is what the names
 * of these zones count.
 */
const behind: Partial<Record<string, number>> = {
  971: 4,
  972: 4,
  973: 3,
  974: -4,
  976: -3,
  987: 10,
  988: -11,
}

/** The committees that have another clock than Paris. */
export function overseasCodes(): string[] {
  return Object.keys(behind)
}

/**
 * The zone in which the hours of a mission are said and written: that of its committee.
 * @param departmentCode null for the whole country
 */
export function zoneOf(departmentCode: string | null): string {
  const hours = behind[departmentCode ?? '']
  return hours === undefined ? parisZone : `Etc/GMT${hours > 0 ? '+' : ''}${hours}`
}
