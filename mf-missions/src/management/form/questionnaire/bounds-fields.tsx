import type { Question } from '@ensemble/contracts/missions/questionnaire'
import { questionnaireLimits as limits } from '@ensemble/contracts/missions/questionnaire-limits'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, TextField } from '@ensemble/ui'

interface BoundsFieldsProps {
  question: Question
  onChange: (question: Question) => void
}

/** The ends of a scale and what they mean, or the least and most of a figure. */
export function BoundsFields({ question, onChange }: BoundsFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const { kind, lowest, highest, lowestLabel, highestLabel } = question
  const figure = (text: string) => (text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text))
  const bound = (end: 'lowest' | 'highest', value: number | null) => (
    <TextField
      label={t(`builder.${end}`)}
      type="number"
      optional={kind === 'number'}
      value={value ?? ''}
      {...(kind === 'scale' ? limits.scale : {})}
      onChange={(event) => onChange({ ...question, [end]: figure(event.target.value) })}
    />
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
