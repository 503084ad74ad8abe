import { articleStates } from '@ensemble/contracts/enumerations'
import { counted, type KeptTable, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { useTableViews } from '@ensemble/mf-kit/table'
import type { TableViewsProps } from '@ensemble/ui/data-grid'
import { useArticlesManagedCountsQuery } from '../../api/managed-api.ts'

/** The address of a view of this table. */
function addressOf(part: Record<string, string>): string {
  return new URLSearchParams({ tab: 'manage', ...part }).toString()
}

/** The views above the table: one for each state with how many there are, and those that the person saved. */
export function useArticleViews(kept: KeptTable): TableViewsProps {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const { data } = useArticlesManagedCountsQuery({ query: { page: 0, pageSize: 5, facets: 'state' } })
  const counts = data?.facets?.['state']
  const count = (rows: number | undefined) => (rows === undefined ? undefined : counted(rows, language))
  return useTableViews({
    kept,
    offered: [
      {
        name: t('managing.views.all'),
        address: addressOf({}),
        count: count(data && data.total + (data.totalIsCapped ? 1 : 0)),
      },
      ...articleStates.map((state) => ({
        name: t(`managing.views.${state}`),
        address: addressOf({ filters: JSON.stringify([{ field: 'state', operator: 'eq', value: state }]) }),
        count: count(counts && (counts[state] ?? 0)),
      })),
    ],
  })
}
