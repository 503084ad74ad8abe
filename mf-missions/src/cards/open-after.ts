import type { Mission } from '@ensemble/contracts/missions/http'

/** How many dates of its series follow a mission that may still be changed; none where it takes place once. */
export function openAfter({ id, startAt, series }: Pick<Mission, 'id' | 'startAt' | 'series'>): number {
  const dates = series?.dates ?? []
  return dates.filter((date) => date.open && date.missionId !== id && date.startAt >= startAt).length
}
