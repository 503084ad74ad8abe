/** Minutes in which what somebody begins or ceases to run is gathered for one notice, or taken back without any. */
export const gatheringMinutes = 5

export interface ChargeChange {
  userId: string
  /** Whether they ran the mission before. */
  ranBefore: boolean
}

/**
 * Who begins or ceases to run a mission by the doing of somebody else.
 * @param byId who changes it: nobody is told of what they do themselves
 */
export function chargeChanges(before: readonly string[], after: readonly string[], byId: string): ChargeChange[] {
  const added = after.filter((id) => !before.includes(id)).map((userId) => ({ userId, ranBefore: false }))
  const removed = before.filter((id) => !after.includes(id)).map((userId) => ({ userId, ranBefore: true }))
  return [...added, ...removed].filter(({ userId }) => userId !== byId)
}
