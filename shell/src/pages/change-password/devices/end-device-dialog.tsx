import { useSend, useTranslation } from '@ensemble/mf-kit'
import { type OwnSession } from '@ensemble/contracts/users/auth-http'
import { ConfirmDialog } from '@ensemble/ui'
import { useShellEndSessionMutation } from './devices-api.ts'

interface EndDeviceDialogProps {
  session: OwnSession
  onEnded: () => void
  onCancel: () => void
}

/** Asks before a device is signed out: somebody may be writing on it. */
export function EndDeviceDialog({ session, onEnded, onCancel }: EndDeviceDialogProps) {
  const { t } = useTranslation()
  const [end] = useShellEndSessionMutation()
  const { send, sending, failure } = useSend(end)

  async function confirm() {
    if (await send({ sessionId: session.id })) onEnded()
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('devices.confirmTitle', { device: session.device || t('devices.unknown') })}
      consequence={t('devices.consequence')}
      confirmLabel={t('devices.end')}
      busy={sending}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  )
}
