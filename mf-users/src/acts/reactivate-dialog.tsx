import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useUsersReactivateMutation } from '../api/users-api.ts'
import { type ActDialogProps } from './act-dialog.tsx'

/** Gives a suspended account back. */
export function ReactivateDialog({ row, onClose }: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const [reactivate] = useUsersReactivateMutation()
  const { send, sending, failure } = useSend(reactivate)
  const name = `${row.firstName} ${row.lastName}`

  async function confirm() {
    if (!(await send({ params: { userId: row.id } }))) return
    toast(t('acts.reactivate.done', { name }))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('acts.reactivate.title', { name })}
      consequence={t('acts.reactivate.consequence')}
      confirmLabel={t('acts.reactivate.action')}
      busy={sending}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
