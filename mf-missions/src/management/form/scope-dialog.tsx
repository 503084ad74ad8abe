import { useTranslation } from '@ensemble/mf-kit'
import { FormDialog, type FormDialogProps, Text } from '@ensemble/ui'
import { useState } from 'react'
import { SeriesScope } from '../../decisions/series-scope.tsx'
import type { Scope } from './use-store-mission.ts'

interface ScopeDialogProps extends Pick<FormDialogProps, 'sending' | 'failure' | 'onClose'> {
  following: number
  onSend: (scope: Scope) => void
}

/** Asks which dates of a series a change is for. */
export function ScopeDialog({ following, onSend, ...rest }: ScopeDialogProps) {
  const { t } = useTranslation('mf-missions')
  const [scope, setScope] = useState<Scope>('this')
  return (
    <FormDialog
      title={t('series.scopeTitle')}
      submit={{ label: t('series.scopeSend') }}
      onSubmit={() => onSend(scope)}
      {...rest}
    >
      <SeriesScope legend={t('series.scope')} {...{ following, scope }} onScope={setScope} />
      <Text size="small">{t('series.scopeHint')}</Text>
    </FormDialog>
  )
}
