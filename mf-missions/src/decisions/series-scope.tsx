import { useTranslation } from '@ensemble/mf-kit'
import { RadioGroup } from '@ensemble/ui'

interface SeriesScopeProps {
  legend: string
  hint?: string
  /** How many dates follow. */
  following: number
  scope: 'this' | 'following'
  onScope: (scope: 'this' | 'following') => void
}

/** This date of a series alone, or those that follow as well. */
export function SeriesScope({ legend, hint, following, scope, onScope }: SeriesScopeProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <RadioGroup
      legend={legend}
      hint={hint}
      options={[
        { value: 'this', label: t('series.scopes.this') },
        { value: 'following', label: t('series.following', { count: following }) },
      ]}
      value={scope}
      onChange={onScope}
    />
  )
}
