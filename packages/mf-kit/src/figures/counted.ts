import { totalCap } from '@ensemble/contracts/total-cap'

/** A count as people read it: beyond the cap of lists, where counting ends, "1,000+". */
export function counted(count: number, language: string): string {
  return count > totalCap ? `${totalCap.toLocaleString(language)}+` : count.toLocaleString(language)
}
