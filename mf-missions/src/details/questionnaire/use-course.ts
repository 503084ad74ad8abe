import type { Mission } from '@ensemble/contracts/missions/http'
import type { OwnQuestionnaireAnswers } from '@ensemble/contracts/missions/questionnaire'
import { type Answer, type Answers, shownSections } from '@ensemble/contracts/missions/questionnaire-course'
import { useSend } from '@ensemble/mf-kit'
import { useState } from 'react'
import { useMissionsSaveAnswersMutation } from '../../api/questionnaire-api.ts'
import { faultsIn, numbersRead } from './answer-faults.ts'
import { useAutosave } from './use-autosave.ts'

/** The course of a questionnaire: the answers, the part that is shown, and what the server holds of it all along. */
export function useCourse(mission: Mission, own: OwnQuestionnaireAnswers) {
  const { send, sending, failure } = useSend(useMissionsSaveAnswersMutation()[0])
  const [answers, setAnswers] = useState<Answers>(own.answers)
  const [sectionId, setSectionId] = useState(own.sectionId)
  const sections = shownSections(mission.questionnaire?.sections ?? [], answers)
  const index = Math.max(
    0,
    sections.findIndex(({ id }) => id === sectionId),
  )
  const section = sections[index]
  const params = { missionId: mission.id }
  const bodyAt = (to: number) => ({
    answers: numbersRead(answers, mission.questionnaire),
    sectionId: sections[to]?.id ?? null,
  })
  const draft = useAutosave({ params, body: bodyAt(index) }, own.savedAt)

  /** @returns whether the server has it */
  async function sendAt(to: number, part: { done?: true } = {}): Promise<boolean> {
    await draft.settled()
    const body = bodyAt(to)
    const saved = await send({ params, body: { ...body, ...part } })
    if (!saved) return false
    draft.sent(body, saved.savedAt)
    return true
  }

  return {
    answers,
    change: (id: string, answer: Answer | undefined) =>
      setAnswers(({ [id]: _before, ...others }) => (answer === undefined ? others : { ...others, [id]: answer })),
    section,
    index,
    count: sections.length,
    faults: section ? faultsIn(section.questions, answers) : {},
    /** Shows another part. */
    goTo: (to: number) => setSectionId(sections[to]?.id ?? null),
    /** Keeps the answers, and that one goes on at that part. */
    keepAt: (to: number) => sendAt(to),
    /** Sends the answers: none of them can be changed any more. */
    finish: () => sendAt(index, { done: true }),
    draft,
    sending,
    failure,
  }
}
