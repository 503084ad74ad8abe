import type { Mission } from '@ensemble/contracts/missions/http'
import type { OwnQuestionnaireAnswers } from '@ensemble/contracts/missions/questionnaire'
import { type Answer, type Answers, shownSections } from '@ensemble/contracts/missions/questionnaire-course'
import { useSend } from '@ensemble/mf-kit'
import { useState } from 'react'
import { useMissionsSaveAnswersMutation } from '../../api/questionnaire-api.ts'
import { faultsIn, numbersRead } from './answer-faults.ts'
import { joinedAnswers } from './joined-answers.ts'
import { useAutosave } from './use-autosave.ts'

/** What is stored: that one goes on at a part, or that all is sent. */
interface Asked {
  to: number
  done?: true
}

/** The course of a questionnaire: the answers, the part that is shown, and what the server holds of it all along. */
export function useCourse(mission: Mission, own: OwnQuestionnaireAnswers) {
  const [save] = useMissionsSaveAnswersMutation()
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
  const draft = useAutosave(
    { params, body: bodyAt(index) },
    {
      savedAt: own.savedAt,
      onJoined: (theirs, changed) => setAnswers((mine) => joinedAnswers(theirs, mine, changed)),
    },
  )
  const { send, sending, failure } = useSend((input: Asked) => ({ unwrap: () => store(input) }))

  async function store({ to, ...part }: Asked) {
    const body = { ...(await draft.upToDate()), sectionId: sections[to]?.id ?? null }
    const saved = await save({ params, body: { ...body, ...part } }).unwrap()
    draft.sent(body, saved.savedAt)
    return saved
  }

  /** @returns whether the server has it */
  const sendAt = async (input: Asked): Promise<boolean> => (await send(input)) !== undefined

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
    keepAt: (to: number) => sendAt({ to }),
    /** Sends the answers: none of them can be changed any more. */
    finish: () => sendAt({ to: index, done: true }),
    draft,
    sending,
    failure,
  }
}
