import { useManagedMission } from './managed-mission.tsx'
import { teamRights } from './team-rights.ts'
import { useActsOnOne } from './use-acts-on-one.tsx'
import { useActsOnSeveral } from './use-acts-on-several.tsx'
import type { useAnswers } from './use-answers.ts'
import type { useHeldActs } from './use-held-acts.tsx'

/**
 * What may be done to somebody who asked, was invited or takes part, and to several at once; render `windows` beside
 * the table.
 */
export function useParticipantActs(held: ReturnType<typeof useHeldActs>, answers: ReturnType<typeof useAnswers>) {
  const { mission } = useManagedMission()
  const { decides, notes, writes } = teamRights(mission)
  const { actsOn, windows } = useActsOnOne(held, answers)
  return {
    actionsOf: actsOn,
    bulkOf: useActsOnSeveral(held, answers),
    choosesSeveral: decides || notes || writes,
    windows,
  }
}
