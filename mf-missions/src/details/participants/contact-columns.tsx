import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { readablePhone } from '@ensemble/contracts/phone-numbers'
import type { ParticipantContact } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import type { TableColumn } from '@ensemble/ui/data-grid'
import { notInOrder } from './not-in-order.ts'

/** How to reach people: the service of accounts knows it, not that of missions. */
export function useContactColumns(
  contacts: ReadonlyMap<string, ParticipantContact>,
  { emailHidden, phoneHidden }: { emailHidden: boolean; phoneHidden: boolean },
): TableColumn<ParticipantRow>[] {
  const { t } = useTranslation('mf-missions')
  return [
    {
      id: 'email',
      label: t('columns.email'),
      kind: 'text',
      ...notInOrder,
      width: 136,
      twoLines: true,
      hidden: emailHidden,
      render: ({ userId, byTelephone }) =>
        byTelephone ? t('telephone.byTelephone') : (contacts.get(userId)?.email ?? ''),
    },
    {
      id: 'phone',
      label: t('columns.phone'),
      kind: 'text',
      ...notInOrder,
      width: 145,
      hidden: phoneHidden,
      render: ({ userId }) => readablePhone(contacts.get(userId)?.phone ?? ''),
    },
  ]
}
