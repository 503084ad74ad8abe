import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useUsersActivateSuspendedMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { namesOf } from '../texts/name-of.ts'
import { useConsequence } from './use-consequence.ts'

/** Gives a suspended account back. */
export function ReactivateDialog({ row, onClose }: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const consequenceOf = useConsequence()
  const toast = useToast()
  const [reactivate] = useUsersActivateSuspendedMutation()
  const { send, sending, failure } = useSend(reactivate)
  const names = namesOf(row)

  async function confirm() {
    if (!(await send({ params: { userId: row.id } }))) return
    toast(t('acts.reactivate.done', names))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('acts.reactivate.title', names)}
      consequence={consequenceOf('reactivate', [row])}
      confirmLabel={t('acts.reactivate.action')}
      busy={sending}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
