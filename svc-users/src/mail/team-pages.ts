/** The part of a mission's page where its team answers requests: that of one person open, where one is named. */
export function requestPage(missionId: string, personId?: string | null): string {
  return `/missions/${missionId}?tab=participants${personId ? `&show=${personId}` : ''}`
}

/** The missions that the reader runs. */
export const ownMissionsPage = '/missions/management?tab=mine'

/** Where a mission is written: with the reason, while it is rejected. */
export function revisionPage(missionId: string): string {
  return `/missions/management?form=edit&mission=${missionId}`
}

/** The part where the team reads what people write: the thread of one person open, where one is named. */
export function threadPage(missionId: string, personId?: string | null): string {
  return `/missions/${missionId}?tab=messages${personId ? `&thread=${personId}` : ''}`
}
