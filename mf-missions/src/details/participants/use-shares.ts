import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useSession } from '@ensemble/mf-kit'
import { type Part, partOf } from '@ensemble/contracts/missions/part-of'

/** Parts in which somebody's answers are open to the team; they are so while the mission is. */
const reachable: readonly Part[] = ['requested', 'waitlisted', 'validated']

/** Whether this reader may ask for what a participant shares: the mission's managers alone, whatever their role. */
export function useShares(mission: Mission): (participant: ParticipantRow) => boolean {
  const { user } = useSession()
  const { managerIds, approvalStatus, closedAt } = mission
  const manages = user !== null && managerIds.includes(user.id)
  const open = approvalStatus === 'approved' && closedAt === null
  return (participant) =>
    manages && open && participant.sharedHealthFields.length > 0 && reachable.includes(partOf(participant))
}
