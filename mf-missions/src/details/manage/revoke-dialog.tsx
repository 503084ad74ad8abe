import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useMissionsRevokeRejectionMutation } from '../../api/management-api.ts'

/** Takes a rejection back, after saying what follows. */
export function RevokeDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsRevokeRejectionMutation()[0])

  async function confirm() {
    if (!(await send({ params: { missionId: mission.id }, body: {} }))) return
    toast(t('approval.revoked'))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('approval.revokeTitle')}
      consequence={t('approval.revokeConsequence')}
      confirmLabel={t('manage.revoke_rejection')}
      cancelLabel={t('approval.revokeKeep')}
      busy={sending}
      failure={failure}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
