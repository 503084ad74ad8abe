import type { HealthShare } from '@ensemble/contracts/users/health'
import { typeset } from '@ensemble/contracts/typography'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useUsersEndSharingMutation } from '../../../api/health-sharing-api.ts'

interface EndSharingDialogProps {
  share: HealthShare
  onEnded: () => void
  onCancel: () => void
}

/** Asks before a team can read no answers any more: they come back only with another registration. */
export function EndSharingDialog({ share, onEnded, onCancel }: EndSharingDialogProps) {
  const { t } = useTranslation('mf-users')
  const [end] = useUsersEndSharingMutation()
  const { send, sending, failure } = useSend(end)

  async function confirm() {
    if (await send({ params: { userId: 'me', missionId: share.missionId } })) onEnded()
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('own.shares.confirmTitle', { mission: typeset(share.missionTitle, 'fr') })}
      consequence={t('own.shares.consequence')}
      confirmLabel={t('own.shares.end')}
      busy={sending}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  )
}
