import type { OwnSession } from '@ensemble/contracts/users/auth-http'
import { errorCode, useSendEach, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useUsersAuthEndSessionMutation } from '../../../api/devices-api.ts'
import type { DeviceName } from './use-device-names.ts'

interface EndDevicesDialogProps {
  sessions: readonly OwnSession[]
  nameOf: (session: OwnSession) => DeviceName
  onEnded: () => void
  /** @param tried some were asked to end, and may have ended although no answer says so */
  onCancel: (tried: boolean) => void
}

/** Asks before devices are signed out: somebody may be writing on one. */
export function EndDevicesDialog({ sessions, nameOf, onEnded, onCancel }: EndDevicesDialogProps) {
  const { t } = useTranslation('mf-users')
  const [end] = useUsersAuthEndSessionMutation()
  const { sendEach, sending, refused } = useSendEach<OwnSession>()
  const [only] = sessions.length === 1 ? sessions : []

  async function confirm() {
    const left = await sendEach(sessions, ({ id }) => {
      const ending = end({ params: { sessionId: id } })
      return { unwrap: () => ending.unwrap().catch(expectEnded) }
    })
    if (left.length === 0) onEnded()
  }

  return (
    <ConfirmDialog
      open
      danger
      title={only ? t('own.devices.confirmTitle', { device: nameOf(only).words }) : t('own.devices.confirmOthers')}
      consequence={t(only ? 'own.devices.consequence' : 'own.devices.consequenceOthers')}
      confirmLabel={t('own.devices.end')}
      busy={sending}
      failure={refused[0]?.why ?? null}
      onConfirm={() => void confirm()}
      onCancel={() => onCancel(refused.length > 0)}
    />
  )
}

/** A session that is not there any more has ended: by a press whose answer was lost, or elsewhere. */
function expectEnded(error: unknown): void {
  if (errorCode(error) !== 'NOT_FOUND') throw error
}
