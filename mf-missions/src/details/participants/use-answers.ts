import type { Attendance } from '@ensemble/contracts/enumerations'
import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { useRef } from 'react'
import { useMissionsAttendanceMutation } from '../../api/management-api.ts'
import { useMissionsAcceptUserHeldMutation } from '../../api/waiting-api.ts'
import { seenPeopleOf } from '../../decisions/seen-of.ts'
import { useDecisionFailure, useDecisionOutcome } from '../../decisions/use-decision-outcome.ts'
import type { useHeldActs } from './use-held-acts.tsx'
import { useNameOf } from './use-name-of.ts'

interface Press {
  row: ParticipantRow
  /** Null where nobody knows any more: it was noted of the wrong person. */
  attendance: Attendance | null
}

/**
 * What a team answers to one or to several people: that they take part, and whether they came.
 * @param onAnswered once an answer is given: these are no longer chosen
 */
export function useAnswers(
  mission: Mission,
  held: ReturnType<typeof useHeldActs>,
  onAnswered: (people: readonly ParticipantRow[]) => void,
) {
  const { t } = useTranslation('mf-missions')
  const nameOf = useNameOf()
  const tell = useDecisionOutcome()
  const failureOf = useDecisionFailure()
  const [acceptHeld] = useMissionsAcceptUserHeldMutation()
  const noting = useSend(useMissionsAttendanceMutation()[0])
  const pressed = useRef(new Map<string, Press>())
  const isNoting = useRef(false)
  const params = { missionId: mission.id }
  const person = (row: ParticipantRow) => ({
    userId: row.userId,
    name: nameOf(row),
    byTelephone: row.byTelephone ?? false,
    part: row.part,
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
      send: async () => {
        const body = { userIds: named.map(({ userId }) => userId), ...seenPeopleOf(named) }
        return failureOf(await acceptHeld({ params, body }).unwrap(), named)
      },
    })
    onAnswered(people)
  }

  /** Row after row is pressed faster than a call answers: what is pressed meanwhile goes with the next one. */
  async function note(people: readonly ParticipantRow[], attendance: Attendance | null) {
    for (const row of people) pressed.current.set(row.userId, { row, attendance })
    if (isNoting.current) return
    isNoting.current = true
    while (pressed.current.size > 0) {
      const presses = [...pressed.current.values()]
      pressed.current.clear()
      // The failure stands above the table: none of what was pressed since is noted either.
      if (!(await noteEach(presses))) pressed.current.clear()
    }
    isNoting.current = false
  }

  /** @returns false when nothing of it is noted */
  async function noteEach(presses: readonly Press[]): Promise<boolean> {
    const items = presses.map(({ row: { userId }, attendance }) => ({ userId, attendance }))
    const decision = await noting.send({ params, body: { items } })
    if (!decision) return false
    const people = presses.map(({ row }) => row)
    const words = items.every(({ attendance }) => attendance === null) ? 'attendance.takenBack' : 'attendance.noted'
    tell(decision, people.map(person), t(words, { count: decision.updated.length }))
    onAnswered(people)
    return true
  }

  return { person, accept, note, noting }
}
