import type { UserStatus } from '@ensemble/contracts/enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { StatusChip, type StatusTone } from '@ensemble/ui'

export const statusTones: Record<UserStatus, StatusTone> = {
  pending_approval: 'waiting',
  validated: 'confirmed',
  suspended: 'refused',
  deleted: 'neutral',
}

/** Where an account stands, in a word, an icon and a colour. */
export function UserStatusChip({ status }: { status: UserStatus }) {
  const { t } = useTranslation('mf-users')
  return <StatusChip tone={statusTones[status]} label={t(`statuses.${status}`)} />
}
