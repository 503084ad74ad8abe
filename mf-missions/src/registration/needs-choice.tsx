import { useTranslation } from '@ensemble/mf-kit'
import { Checkbox } from '@ensemble/ui'
import { useNeeds } from '../cards/use-needs.ts'

interface NeedsChoiceProps {
  /** The sentence that is sent; empty for none. */
  value: string
  onChange: (sentence: string) => void
}

/** Whether the team is told what somebody needs, in the words that stand there: chosen anew each time. */
export function NeedsChoice({ value, onChange }: NeedsChoiceProps) {
  const { t } = useTranslation('mf-missions')
  const needs = useNeeds()
  if (needs.length === 0) return null
  const list = needs.map((need) => t(`practicalNeeds.${need}`).toLocaleLowerCase()).join(', ')
  const sentence = t('register.needs', { list })
  return (
    <Checkbox
      label={t('register.tellNeeds', { sentence })}
      checked={value !== ''}
      onChange={({ target }) => onChange(target.checked ? sentence : '')}
    />
  )
}
