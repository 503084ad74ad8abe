import { articleStates } from '@ensemble/contracts/enumerations'
import { counted, useLanguage, useSearchParams, useSession, useToast, useTranslation } from '@ensemble/mf-kit'
import type { TableViewsProps } from '@ensemble/ui/data-grid'
import { useArticlesManagedCountsQuery } from '../../api/managed-api.ts'

/** What makes a view: which rows and in which order, and not which of them is open or on which page. */
const parts = ['search', 'filters', 'sort'] as const

/** The address of a view of this table. */
function addressOf(part: Record<string, string>): string {
  return new URLSearchParams({ tab: 'manage', ...part }).toString()
}

/** The views above the table: one for each state with how many there are, and those that the person saved. */
export function useArticleViews(): TableViewsProps {
  const { t } = useTranslation('mf-articles')
  const language = useLanguage()
  const toast = useToast()
  const { user } = useSession()
  const [address, setAddress] = useSearchParams()
  const { data } = useArticlesManagedCountsQuery({ query: { page: 0, pageSize: 5, facets: 'state' } })
  const counts = data?.facets?.['state']
  const count = (rows: number | undefined) => (rows === undefined ? undefined : counted(rows, language))
  const present = parts.flatMap((part) => {
    const value = address.get(part)
    return value === null ? [] : [[part, value] as const]
  })
  return {
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
    current: addressOf(Object.fromEntries(present)),
    onOpen: (view) => setAddress(view, { preventScrollReset: true }),
    onCopied: () => toast(t('managing.views.copied')),
    keepAs: user ? `${user.id}.articles` : undefined,
    texts: {
      label: t('managing.views.label'),
      save: t('managing.views.save'),
      name: t('managing.views.name'),
      nameHint: t('managing.views.nameHint'),
      nameMissing: t('managing.views.nameMissing'),
      more: t('managing.views.more'),
      copy: t('managing.views.copy'),
      remove: t('managing.views.remove'),
    },
  }
}
