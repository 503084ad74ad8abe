import type { Mission } from '@ensemble/contracts/missions/http'
import { mayReachParticipants } from '@ensemble/contracts/users/participant-reach'
import { useSession } from '@ensemble/mf-kit'

/**
 * Whether this reader is told how to reach the people of a mission, and whom to invite to it: who decides on its people
 * is not always of its team. What the service of accounts would refuse is neither asked nor offered.
 */
export function useReachesPeople(): (mission: Pick<Mission, 'managerIds' | 'departmentCode'>) => boolean {
  const { user, role } = useSession()
  return (mission) =>
    user !== null &&
    role !== null &&
    mayReachParticipants({ id: user.id, role, departmentCode: user.departmentCode ?? null }, mission)
}
