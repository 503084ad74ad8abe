import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { createContext, useContext } from 'react'
import type { PersonToAnswer } from '../../decisions/person-to-answer.ts'

interface Managed {
  mission: Mission
  /** Opens the window that asks for the reason. */
  onRefuse: (people: readonly PersonToAnswer[]) => void
  /** Prints who took part, with room for the committee to sign. */
  onAttest: (people: readonly { name: string }[]) => void
  /** Opens the window with what a participant shares of an illness. */
  onReadShared: (participant: ParticipantRow) => void
}

/** The mission around a part that is loaded later: such a part takes no properties. */
const ManagedMission = createContext<Managed | null>(null)
export const ManagedMissionProvider = ManagedMission.Provider

export function useManagedMission(): Managed {
  const managed = useContext(ManagedMission)
  if (!managed) throw new Error('A table of participants stands outside of a mission')
  return managed
}
