import { dayInParis } from '@ensemble/contracts/zone-clock'
import { createDrafts, useTranslation } from '@ensemble/mf-kit'
import { DayField } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersSuspendMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const drafts = createDrafts<string>()

/** Suspends an account, until a day or until somebody gives it back: its sessions end at once. */
export function SuspendDialog(props: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const { id } = props.row
  const [suspend, { error, originalArgs }] = useUsersSuspendMutation()
  const [until, setUntil] = useState(drafts.get(id) ?? '')
  // Of the day that was sent; another one is not refused yet.
  const isPast = error && 'fields' in error && error.fields.until && originalArgs?.body.until === until
  const [first] = useState(tomorrowInParis)
  return (
    <ReasonDialog
      {...props}
      act="suspend"
      onDone={() => drafts.forget(id)}
      start={({ params, body }) => suspend({ params, body: { ...body, ...(until === '' ? {} : { until }) } })}
    >
      <DayField
        label={t('acts.suspend.until')}
        hint={t('acts.suspend.untilHint')}
        optional
        min={first}
        value={until}
        onChange={(event) => {
          setUntil(event.target.value)
          drafts.keep(id, event.target.value)
        }}
        error={isPast ? t('acts.suspend.untilPast') : undefined}
      />
    </ReasonDialog>
  )
}

function tomorrowInParis(): string {
  const day = new Date(dayInParis(new Date().toISOString()))
  // A day of the calendar, which no change of the clock makes longer.
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
