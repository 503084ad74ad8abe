import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useUsersInviteMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { useConsequence } from './use-consequence.ts'

/** Sends an invitation that nobody answered once more: its link is new, and its 14 days begin anew. */
export function ResendDialog({ row, onClose }: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const consequenceOf = useConsequence()
  const toast = useToast()
  const { send, sending, failure } = useSend(useUsersInviteMutation()[0])

  async function confirm() {
    const { email, role, departmentCode } = row
    if (!(await send({ body: { email, role, departmentCode, resend: true } }))) return
    toast(t('acts.resend.done', { email }))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('acts.resend.title', { email: row.email })}
      consequence={consequenceOf('resend', [row])}
      confirmLabel={t('acts.resend.action')}
      busy={sending}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
