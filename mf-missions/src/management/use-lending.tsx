import { departments } from '@ensemble/contracts/departments'
import { PrefetchLink, useNavigate, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { Notice, TextLink } from '@ensemble/ui'
import type { TableAction } from '@ensemble/ui/data-grid'
import type { ReactNode } from 'react'

interface Lending {
  /** The department that a mission is lent to; null where the table is there for something else. */
  place: string | null
  /** Says what is to be chosen. */
  notice: ReactNode
  actionsOf: (mission: { id: string }) => TableAction[]
}

/** Choosing a mission for the committee that the address names: it opens as a copy in that department. */
export function useLending(): Lending {
  const { t } = useTranslation('mf-missions')
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const borrower = departments.find(({ code }) => code === address.get('lend'))
  if (!borrower) return { place: null, notice: null, actionsOf: () => [] }
  const place = borrower.code
  return {
    place,
    notice: (
      <Notice
        action={
          <TextLink component={PrefetchLink} to="/missions/management?tab=all">
            {t('management.lendNothing')}
          </TextLink>
        }
      >
        {t('management.lendTo', { name: borrower.committeeName })}
      </Notice>
    ),
    actionsOf: ({ id }) => [
      {
        id: 'lend',
        label: t('management.lend'),
        main: true,
        onSelect: () =>
          void navigate(`/missions/management?${new URLSearchParams({ form: 'copy', mission: id, place }).toString()}`),
      },
    ],
  }
}
