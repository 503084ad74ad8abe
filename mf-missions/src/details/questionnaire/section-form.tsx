import type { Mission } from '@ensemble/contracts/missions/http'
import type { OwnQuestionnaireAnswers } from '@ensemble/contracts/missions/questionnaire'
import { type Answer, type Answers, shownSections } from '@ensemble/contracts/missions/questionnaire-course'
import { useNavigate, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, DraftStatus, FaultSummary, Heading, SendStatus, Stack, Text } from '@ensemble/ui'
import { useRef, useState } from 'react'
import { useMissionsSaveAnswersMutation } from '../../api/questionnaire-api.ts'
import { faultsIn, numbersRead } from './answer-faults.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { ProgressLine } from './progress-line.tsx'
import { QuestionInput } from './question-input.tsx'
import { useAutosave } from './use-autosave.ts'

interface SectionFormProps {
  mission: Mission
  own: OwnQuestionnaireAnswers
  onSent: () => Promise<void>
}

/** One part of the questionnaire a page. What is answered is kept by the server all along. */
export function SectionForm({ mission, own, onSent }: SectionFormProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const navigate = useNavigate()
  const { send, sending, failure } = useSend(useMissionsSaveAnswersMutation()[0])
  const [answers, setAnswers] = useState<Answers>(own.answers)
  const [sectionId, setSectionId] = useState(own.sectionId)
  const [checked, setChecked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)

  const sections = shownSections(mission.questionnaire?.sections ?? [], answers)
  const index = Math.max(
    0,
    sections.findIndex(({ id }) => id === sectionId),
  )
  const section = sections[index]
  const faults = section ? faultsIn(section.questions, answers) : {}
  const left = section?.questions.filter(({ id }) => id in faults) ?? []
  const params = { missionId: mission.id }
  const body = (at: string | null) => ({ answers: numbersRead(answers, mission.questionnaire), sectionId: at })
  const draft = useAutosave({ params, body: body(section?.id ?? null) })

  if (!section) return null
  const isLast = index === sections.length - 1

  function change(id: string, answer: Answer | undefined) {
    setAnswers(({ [id]: _before, ...others }) => (answer === undefined ? others : { ...others, [id]: answer }))
  }

  function go(to: number) {
    setChecked(false)
    setSectionId(sections[to]?.id ?? null)
    window.scrollTo({ top: 0 })
    heading.current?.focus()
  }

  function show(id: string) {
    form.current?.querySelector<HTMLElement>(`[data-question="${id}"] :is(input, textarea)`)?.focus()
  }

  async function next() {
    setChecked(true)
    const [first] = Object.keys(faults)
    if (first !== undefined) return show(first)
    await draft.settled()
    if (isLast) {
      const all = body(section?.id ?? null)
      if (!(await send({ params, body: { ...all, done: true } }))) return
      draft.sent(all)
      await onSent()
      return
    }
    const following = body(sections[index + 1]?.id ?? null)
    if (!(await send({ params, body: following }))) return
    draft.sent(following)
    go(index + 1)
  }

  async function stop() {
    await draft.settled()
    const begun = body(section?.id ?? null)
    if (!(await send({ params, body: begun }))) return
    draft.sent(begun)
    toast(t('questionnaire.kept'))
    void navigate(`/missions/${mission.id}`)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void next()
      }}
    >
      <Stack sx={{ gap: '28px', maxWidth: '680px' }}>
        <ProgressLine number={index + 1} count={sections.length} />
        <Stack sx={{ gap: '8px' }}>
          <Heading level={2} tabIndex={-1} ref={heading}>
            {section.title}
          </Heading>
          {section.intro ? <Text>{section.intro}</Text> : null}
        </Stack>
        {section.questions.map((question) => (
          <div key={question.id} data-question={question.id}>
            <QuestionInput
              question={question}
              answer={answers[question.id]}
              fault={checked ? faults[question.id] : undefined}
              onChange={(answer) => change(question.id, answer)}
            />
          </div>
        ))}
        {/* The focus is in the first: a list of one would say it twice. */}
        {checked && left.length > 1 ? (
          <FaultSummary
            title={t('questionnaire.toCorrect', { count: left.length })}
            items={left.map(({ id, label }) => ({ id, label, onGo: () => show(id) }))}
          />
        ) : null}
        <Stack sx={{ gap: '12px', alignItems: { xs: 'stretch', sm: 'flex-start' } }}>
          <Stack direction={{ xs: 'column-reverse', sm: 'row' }} sx={{ gap: '12px' }}>
            {index > 0 ? (
              <Button variant="secondary" onClick={() => go(index - 1)}>
                {t('questionnaire.previous')}
              </Button>
            ) : null}
            <Button type="submit" loading={sending}>
              {t(isLast ? 'questionnaire.send' : 'questionnaire.next')}
            </Button>
          </Stack>
          <Button variant="quiet" onClick={() => void stop()}>
            {t('questionnaire.later')}
          </Button>
          <DraftStatus status={draft.status} />
          <SendStatus sending={sending} failure={failure} />
        </Stack>
      </Stack>
      <LeaveGuard draft={draft} />
    </form>
  )
}
