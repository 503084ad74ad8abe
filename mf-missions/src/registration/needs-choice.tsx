import { useTranslation } from '@ensemble/mf-kit'
import { Checkbox, Text } from '@ensemble/ui'
import { useId } from 'react'
import { useNeeds } from '../cards/use-needs.ts'

interface NeedsChoiceProps {
  /** The sentence that is sent; empty for none. */
  value: string
  onChange: (sentence: string) => void
}

/** Whether the team is told what somebody needs, in the words that stand there, and who reads them: chosen anew each time. */
export function NeedsChoice({ value, onChange }: NeedsChoiceProps) {
  const { t } = useTranslation('mf-missions')
  const needs = useNeeds()
  const hintId = useId()
  if (needs.length === 0) return null
  const list = needs.map((need) => t(`practicalNeeds.${need}`).toLocaleLowerCase()).join(', ')
  const sentence = t('register.needs', { list })
  return (
    <div>
      <Checkbox
        label={t('register.tellNeeds', { sentence })}
        checked={value !== ''}
        aria-describedby={hintId}
        onChange={({ target }) => onChange(target.checked ? sentence : '')}
      />
      <Text id={hintId} size="small" tone="second">
        {t('register.needsHint')}
      </Text>
    </div>
  )
}
