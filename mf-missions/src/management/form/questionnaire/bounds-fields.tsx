import type { Question } from '@ensemble/contracts/missions/questionnaire'
import { questionnaireLimits as limits } from '@ensemble/contracts/missions/questionnaire-limits'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, TextField } from '@ensemble/ui'
import { FieldPlace, useFormTools } from '../fields/form-context.tsx'

interface BoundsFieldsProps {
  question: Question
  /** Where the question stands, for what is wrong with it. */
  path: string
  onChange: (question: Question) => void
}

/** The ends of a scale and what they mean, or the least and most of a figure. */
export function BoundsFields({ question, path, onChange }: BoundsFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const { faultOf } = useFormTools()
  const { kind, lowest, highest, lowestLabel, highestLabel } = question
  const figure = (text: string) => (text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text))
  const bound = (end: 'lowest' | 'highest', value: number | null) => (
    <FieldPlace name={`${path}.${end}`}>
      <TextField
        label={t(`builder.${end}`)}
        type="number"
        optional={kind === 'number'}
        value={value ?? ''}
        error={faultOf(`${path}.${end}`)}
        {...(kind === 'scale' ? limits.scale : {})}
        onChange={(event) => onChange({ ...question, [end]: figure(event.target.value) })}
      />
    </FieldPlace>
  )
  const word = (end: 'lowestLabel' | 'highestLabel', value: string | null) => (
    <TextField
      label={t(`builder.${end}`)}
      optional
      maxLength={limits.endLabel}
      value={value ?? ''}
      onChange={(event) => onChange({ ...question, [end]: event.target.value || null })}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {bound('lowest', lowest)}
      {bound('highest', highest)}
      {kind === 'scale' ? word('lowestLabel', lowestLabel) : null}
      {kind === 'scale' ? word('highestLabel', highestLabel) : null}
    </Box>
  )
}
