import type { Attendance } from '@ensemble/contracts/enumerations'
import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { useMissionsAttendanceMutation } from '../../api/management-api.ts'
import { useMissionsAcceptHeldMutation } from '../../api/waiting-api.ts'
import { useDecisionFailure, useDecisionOutcome } from '../../decisions/use-decision-outcome.ts'
import type { useHeldActs } from './use-held-acts.tsx'

/**
 * What a team answers to one or to several people: that they take part, and whether they came.
 * @param onAnswered once an answer is given: nobody is chosen any more
 */
export function useAnswers(mission: Mission, held: ReturnType<typeof useHeldActs>, onAnswered: () => void) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const tell = useDecisionOutcome()
  const failureOf = useDecisionFailure()
  const [acceptHeld] = useMissionsAcceptHeldMutation()
  const noting = useSend(useMissionsAttendanceMutation()[0])
  const params = { missionId: mission.id }
  const person = ({ userId, displayName }: ParticipantRow) => ({
    userId,
    name: displayName || t('participants.unknown'),
  })

  function accept(people: readonly ParticipantRow[]) {
    const named = people.map(person)
    const [one, ...others] = named
    if (!one) return
    held.hold({
      id: 'accept',
      people,
      places: people.length,
      done:
        others.length === 0
          ? t('decisions.accepted', { name: one.name })
          : t('decisions.acceptedMany', { count: people.length }),
      send: async () =>
        failureOf(await acceptHeld({ params, body: { userIds: named.map(({ userId }) => userId) } }).unwrap(), named),
    })
    onAnswered()
  }

  async function note(people: readonly ParticipantRow[], attendance: Attendance) {
    const items = people.map(({ userId }) => ({ userId, attendance }))
    const decision = await noting.send({ params, body: { items } })
    if (!decision) return
    tell(decision, people.map(person))
    if (decision.updated.length > 0) toast(t('attendance.noted', { count: decision.updated.length }))
    onAnswered()
  }

  return { person, accept, note, noting }
}
