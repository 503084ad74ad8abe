import type { Question } from '@ensemble/contracts/missions/questionnaire'
import { questionKinds } from '@ensemble/contracts/missions/questionnaire-course'
import { questionnaireLimits as limits } from '@ensemble/contracts/missions/questionnaire-limits'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Checkbox, Select, Stack, TextField } from '@ensemble/ui'
import { useId } from 'react'
import { FieldPlace, useFormTools } from '../fields/form-context.tsx'
import { BoundsFields } from './bounds-fields.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { OptionsFields } from './options-fields.tsx'
import { hasOptions, ofKind } from './questionnaire-form.ts'

interface QuestionFieldsProps {
  question: Question
  /** Where it stands, for what is wrong with it. */
  path: string
  /** Those before it, which it may depend on. */
  earlier: readonly Question[]
  onChange: (question: Question) => void
  onRemove: (() => void) | undefined
  onMove: (by: -1 | 1) => void
  /** How many there are in its part, and which of them it is: at an end it moves one way only. */
  place: { index: number; count: number }
}

/** One question: its words, its kind, what can be answered, and when it is shown. */
export function QuestionFields({ question, path, earlier, onChange, onRemove, onMove, place }: QuestionFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const { faultOf } = useFormTools()
  const name = useId()
  const { id, kind, label, hint, required } = question
  return (
    <Box component="fieldset" sx={frame} aria-labelledby={name}>
      <legend id={name}>{t('builder.question', { code: id })}</legend>
      <Stack sx={{ gap: '16px' }}>
        <FieldPlace name={`${path}.label`}>
          <TextField
            label={t('builder.label')}
            maxLength={limits.label.max}
            value={label}
            error={faultOf(`${path}.label`)}
            onChange={(event) => onChange({ ...question, label: event.target.value })}
          />
        </FieldPlace>
        <TextField
          label={t('builder.hint')}
          optional
          maxLength={limits.hint}
          value={hint ?? ''}
          onChange={(event) => onChange({ ...question, hint: event.target.value || null })}
        />
        <Select
          label={t('builder.questionKind')}
          options={questionKinds.map((value) => ({ value, label: t(`builder.questionKinds.${value}`) }))}
          value={kind}
          onChange={(next) => (next === '' ? undefined : onChange(ofKind(question, next)))}
        />
        {hasOptions(question) ? <OptionsFields {...{ question, path, onChange }} /> : null}
        {kind === 'scale' || kind === 'number' ? <BoundsFields {...{ question, path, onChange }} /> : null}
        <ConditionFields {...{ question, path, earlier, onChange }} />
        <Checkbox
          label={t('builder.required')}
          checked={required}
          onChange={(event) => onChange({ ...question, required: event.target.checked })}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
          <Button variant="quiet" size="small" unavailable={place.index === 0} onClick={() => onMove(-1)}>
            {t('builder.up')}
          </Button>
          <Button variant="quiet" size="small" unavailable={place.index === place.count - 1} onClick={() => onMove(1)}>
            {t('builder.down')}
          </Button>
          {onRemove ? (
            <Button variant="quiet" size="small" onClick={onRemove}>
              {t('builder.removeQuestion')}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Box>
  )
}

const frame = {
  border: 0,
  borderTop: '1px solid',
  borderColor: 'divider',
  padding: '16px 0 0',
  minWidth: 0,
  '& > legend': { fontWeight: 600, paddingRight: '8px' },
}
