import type { AwaitedStep } from '@ensemble/contracts/users/account-acts'
import { useTranslation } from '@ensemble/mf-kit'
import { StatusChip, type StatusTone } from '@ensemble/ui'

export const awaitsTones: Record<AwaitedStep, StatusTone> = {
  approval: 'waiting',
  confirmation: 'neutral',
  invitation: 'invitation',
}

/** What a pending account waits for: only some of them wait for the staff. */
export function AwaitsChip({ awaits }: { awaits: AwaitedStep }) {
  const { t } = useTranslation('mf-users')
  return <StatusChip tone={awaitsTones[awaits]} label={t(`awaits.${awaits}`)} />
}
