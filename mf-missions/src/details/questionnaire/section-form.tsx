import type { Mission } from '@ensemble/contracts/missions/http'
import type { OwnQuestionnaireAnswers } from '@ensemble/contracts/missions/questionnaire'
import { useNavigate, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, DraftStatus, FaultSummary, Heading, SendStatus, Stack, Text } from '@ensemble/ui'
import { useRef, useState } from 'react'
import { useWrittenLang, Written } from '../../cards/mission-title.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ProgressLine } from './progress-line.tsx'
import { QuestionInput } from './question-input.tsx'
import { useCourse } from './use-course.ts'
import { useElsewhere } from './use-elsewhere.ts'
import { useStepTitle } from './use-step-title.ts'

interface SectionFormProps {
  mission: Mission
  own: OwnQuestionnaireAnswers
  /** The consent was given just now. */
  arrived: boolean
  onSent: () => Promise<void>
  /** Another device has gone on meanwhile. */
  onElsewhere: () => Promise<void>
}

/** One part of the questionnaire a page. What is answered is kept by the server all along. */
export function SectionForm({ mission, own, arrived, onSent, onElsewhere }: SectionFormProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const navigate = useNavigate()
  const course = useCourse(mission, own)
  useElsewhere(mission.id, course.draft, onElsewhere)
  const [checked, setChecked] = useState(false)
  const heading = useStepTitle(arrived)
  const lang = useWrittenLang()
  const form = useRef<HTMLFormElement>(null)
  const { section, index, faults } = course

  if (!section) return null
  const isLast = index === course.count - 1
  const left = section.questions.filter(({ id }) => id in faults)

  function go(to: number) {
    setChecked(false)
    course.goTo(to)
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
    if (isLast) return (await course.finish()) ? onSent() : undefined
    if (await course.keepAt(index + 1)) go(index + 1)
  }

  async function stop() {
    if (!(await course.keepAt(index))) return
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
        <ProgressLine number={index + 1} count={course.count} />
        <Stack sx={{ gap: '8px' }}>
          <Heading level={2} tabIndex={-1} ref={heading}>
            <Written>{section.title}</Written>
          </Heading>
          {section.intro ? <Text lang={lang}>{section.intro}</Text> : null}
        </Stack>
        {section.questions.map((question) => (
          <div key={question.id} data-question={question.id}>
            <QuestionInput
              question={question}
              answer={course.answers[question.id]}
              fault={checked ? faults[question.id] : undefined}
              onChange={(answer) => course.change(question.id, answer)}
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
        <SectionFoot
          course={course}
          isLast={isLast}
          onBack={index > 0 ? () => go(index - 1) : null}
          onStop={() => void stop()}
        />
      </Stack>
      <LeaveGuard draft={course.draft} />
    </form>
  )
}

interface SectionFootProps {
  course: ReturnType<typeof useCourse>
  isLast: boolean
  /** Null in the first part. */
  onBack: (() => void) | null
  onStop: () => void
}

/** The ways on, back and out, and what became of the answers. */
function SectionFoot({ course, isLast, onBack, onStop }: SectionFootProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <Stack sx={{ gap: '12px', alignItems: { xs: 'stretch', sm: 'flex-start' } }}>
      <Stack direction={{ xs: 'column-reverse', sm: 'row' }} sx={{ gap: '12px' }}>
        {onBack ? (
          <Button variant="secondary" onClick={onBack}>
            {t('questionnaire.previous')}
          </Button>
        ) : null}
        <Button type="submit" loading={course.sending}>
          {t(isLast ? 'questionnaire.send' : 'questionnaire.next')}
        </Button>
      </Stack>
      <Button variant="quiet" onClick={onStop}>
        {t('questionnaire.later')}
      </Button>
      <DraftStatus status={course.draft.status} />
      <SendStatus sending={course.sending} failure={course.failure} />
    </Stack>
  )
}
