import type { Question } from '@ensemble/contracts/missions/questionnaire'
import type { Answer } from '@ensemble/contracts/missions/questionnaire-course'
import { questionnaireLimits } from '@ensemble/contracts/missions/questionnaire-limits'
import { useTranslation } from '@ensemble/mf-kit'
import { Checkbox, CheckboxGroup, type Choice, DayField, RadioGroup, Stack, TextArea, TextField } from '@ensemble/ui'
import { useRef } from 'react'
import { Written } from '../../cards/mission-title.tsx'
import type { AnswerFault } from './answer-faults.ts'

interface QuestionInputProps {
  question: Question
  /** Undefined before it is answered; null = "I prefer not to say". */
  answer: Answer | undefined
  fault: AnswerFault | undefined
  onChange: (answer: Answer | undefined) => void
}

/** No option has this id: ids hold no capitals. */
const declined = 'DECLINED'

/** One question, in the control of its kind, with "I prefer not to say". */
export function QuestionInput({ question, answer, fault, onChange }: QuestionInputProps) {
  const { t } = useTranslation('mf-missions')
  const { kind, label, hint, required, options } = question
  const error = fault ? t(`questionnaire.${fault}`) : undefined
  const hints = [hint, kind === 'scale' ? ends(question) : null].filter((text) => text !== null && text !== '')
  const words = { hint: hints.length > 0 ? <Written>{hints.join(' ')}</Written> : undefined, error }
  const name = <Written>{label}</Written>
  const legend = (
    <>
      {name}
      {required ? null : ` (${t('questionnaire.optional').toLowerCase()})`}
    </>
  )

  function ends({ lowest, highest, lowestLabel, highestLabel }: Question): string | null {
    if (lowestLabel === null || highestLabel === null) return null
    return t('questionnaire.ends', { lowest: lowest ?? '', highest: highest ?? '', lowestLabel, highestLabel })
  }

  // One tick by a slip would cost all that was written.
  const before = useRef<Answer | undefined>(undefined)
  function declines(checked: boolean) {
    if (!checked) return onChange(before.current)
    before.current = answer
    return onChange(null)
  }

  const decline = (
    <Checkbox
      label={t('questionnaire.decline')}
      checked={answer === null}
      onChange={(event) => declines(event.target.checked)}
    />
  )

  function chosen(value: string) {
    if (value === declined) return onChange(null)
    return onChange(kind === 'scale' ? Number(value) : value)
  }

  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
  const field = { label: name, optional: !required, ...words, value: text, disabled: answer === null }
  switch (kind) {
    case 'single':
    case 'scale':
      return (
        <RadioGroup
          {...words}
          legend={legend}
          inline={kind === 'scale'}
          options={[
            ...(kind === 'scale' ? steps(question) : choices(options)),
            { value: declined, label: t('questionnaire.decline') },
          ]}
          value={answer === null ? declined : text}
          onChange={chosen}
        />
      )
    case 'several':
      return (
        <Stack>
          <CheckboxGroup
            {...words}
            legend={legend}
            options={choices(options)}
            value={Array.isArray(answer) ? answer : []}
            onChange={onChange}
          />
          {decline}
        </Stack>
      )
    case 'number':
      return (
        <Stack sx={{ gap: '4px' }}>
          <TextField
            {...field}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
          {decline}
        </Stack>
      )
    case 'date':
      return (
        <Stack sx={{ gap: '4px' }}>
          <DayField {...field} onChange={(event) => onChange(event.target.value)} />
          {decline}
        </Stack>
      )
    case 'text':
      return (
        <Stack sx={{ gap: '4px' }}>
          <TextArea
            {...field}
            rows={4}
            maxLength={questionnaireLimits.answerText}
            onChange={(event) => onChange(event.target.value)}
          />
          {decline}
        </Stack>
      )
  }
}

function choices(options: Question['options']) {
  return options.map(({ id, label }) => ({ value: id, label: <Written>{label}</Written> }))
}

function steps({ lowest, highest }: Question): Choice<string>[] {
  if (lowest === null || highest === null) return []
  return Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const step = String(lowest + index)
    return { value: step, label: step }
  })
}
