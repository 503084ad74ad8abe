import { useTranslation } from '@ensemble/mf-kit'
import { DayField } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersSuspendMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** Suspends an account, until a day or until somebody gives it back: its sessions end at once. */
export function SuspendDialog(props: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const [suspend] = useUsersSuspendMutation()
  const [until, setUntil] = useState('')
  return (
    <ReasonDialog
      {...props}
      act="suspend"
      start={({ params, body }) => suspend({ params, body: { ...body, ...(until === '' ? {} : { until }) } })}
    >
      <DayField
        label={t('acts.suspend.until')}
        hint={t('acts.suspend.untilHint')}
        optional
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
    </ReasonDialog>
  )
}
