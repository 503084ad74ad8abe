import { createDrafts, useTranslation } from '@ensemble/mf-kit'
import { Checkbox } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersDeleteMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const drafts = createDrafts<boolean>()

/** Deletes an account for good: all that names the person goes at once. Those of somebody who died need no mail. */
export function DeleteDialog(props: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const { id, byTelephone } = props.row
  const [remove] = useUsersDeleteMutation()
  const [withoutMail, setWithoutMail] = useState(drafts.get(id) ?? false)
  return (
    <ReasonDialog
      {...props}
      act="delete"
      onDone={() => drafts.forget(id)}
      start={({ params, body }) => remove({ params, body: { ...body, ...(withoutMail ? { withoutMail } : {}) } })}
    >
      {byTelephone ? null : (
        <Checkbox
          label={t('acts.delete.withoutMail')}
          checked={withoutMail}
          onChange={(event) => {
            setWithoutMail(event.target.checked)
            drafts.keep(id, event.target.checked)
          }}
        />
      )}
    </ReasonDialog>
  )
}
