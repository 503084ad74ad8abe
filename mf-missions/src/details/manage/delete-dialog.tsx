import type { Mission } from '@ensemble/contracts/missions/http'
import { useNavigate, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useMissionsDeleteMutation } from '../../api/management-api.ts'

/** Deletes a mission that nobody takes part in, after saying that it cannot come back. */
export function DeleteDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const navigate = useNavigate()
  const { send, sending, failure } = useSend(useMissionsDeleteMutation()[0])

  async function confirm() {
    if (!(await send({ params: { missionId: mission.id }, body: {} }))) return
    // First away from a page whose mission is gone: that it is not found any more is no news to who deleted it.
    await navigate('/missions/management', { replace: true })
    toast(t('deletion.done'))
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('deletion.title', { title: mission.title })}
      consequence={t('deletion.consequence')}
      confirmLabel={t('deletion.confirm')}
      busy={sending}
      failure={failure}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
