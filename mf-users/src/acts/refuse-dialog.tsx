import { createDrafts, useTranslation } from '@ensemble/mf-kit'
import { TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersDeleteMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const drafts = createDrafts<string>()

/** Refuses a request, or takes an invitation back: the account and what was in it are gone. */
export function RefuseDialog(props: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const [remove] = useUsersDeleteMutation()
  const { id, awaits } = props.row
  const [message, setMessage] = useState(drafts.get(id) ?? '')
  if (awaits === 'invitation') return <ReasonDialog {...props} act="withdraw" start={remove} />
  return (
    <ReasonDialog
      {...props}
      act="refuse"
      start={({ params, body }) =>
        remove({ params, body: { ...body, ...(message.trim() === '' ? {} : { message: message.trim() }) } })
      }
    >
      <TextArea
        label={t('acts.refuse.message')}
        hint={t('acts.refuse.messageHint')}
        optional
        rows={3}
        maxLength={500}
        value={message}
        onChange={(event) => {
          setMessage(event.target.value)
          drafts.keep(id, event.target.value)
        }}
      />
    </ReasonDialog>
  )
}
