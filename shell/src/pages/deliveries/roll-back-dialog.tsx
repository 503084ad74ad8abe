import type { DeliveredRemote } from '@ensemble/contracts/deliveries'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { areaName } from './area-name.ts'
import { useShellRollBackMutation } from './deliveries-api.ts'

interface RollBackDialogProps {
  remote: DeliveredRemote
  /** Of the registry that the person has looked at: what moved since then is not taken back unseen. */
  revision: number
  onDone: () => void
  onCancel: () => void
}

/** Asks before what visitors get is changed. */
export function RollBackDialog({ remote, revision, onDone, onCancel }: RollBackDialogProps) {
  const { t } = useTranslation()
  const [rollBack] = useShellRollBackMutation()
  const { send, sending, failure } = useSend(rollBack)
  const { name, stable, canary, previous } = remote
  const area = areaName(t, name)

  async function confirm() {
    if (await send({ name, revision })) onDone()
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t(canary ? 'deliveries.withdrawTitle' : 'deliveries.rollBackTitle', { area })}
      consequence={
        canary
          ? t('deliveries.withdrawConsequence', { version: stable.version })
          : t('deliveries.rollBackConsequence', { version: previous ?? '' })
      }
      confirmLabel={t(canary ? 'deliveries.withdraw' : 'deliveries.rollBack')}
      busy={sending}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  )
}
