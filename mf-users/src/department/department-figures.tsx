import { counted, PrefetchLink, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { CardGrid, Figure } from '@ensemble/ui'
import { openStates, type useDepartmentCounts } from './use-department-counts.ts'

type Counts = Pick<ReturnType<typeof useDepartmentCounts>, 'figures' | 'moreRequests'>

/** Four numbers of a department, each with the list behind it. */
export function DepartmentFigures({ figures, moreRequests }: Counts) {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const filtered = (field: string, value: readonly string[], tab: { tab?: string } = {}) =>
    `/my_department?${new URLSearchParams({ ...tab, filters: JSON.stringify([{ field, operator: 'in', value }]) }).toString()}`
  const shown = [
    { id: 'members', to: filtered('status', ['validated']) },
    { id: 'waiting', to: filtered('awaits', ['approval']) },
    { id: 'missions', to: filtered('displayStatus', openStates, { tab: 'missions' }) },
    { id: 'requests', to: '/my_department?tab=requests' },
  ] as const
  return (
    <CardGrid minWidth="max(140px, 20%)">
      {shown.map(({ id, to }) => {
        const value = figures[id]
        return (
          <Figure
            key={id}
            value={value === null ? '–' : `${counted(value, language)}${id === 'requests' && moreRequests ? '+' : ''}`}
            label={t(`department.figures.${id}`, { count: value ?? 0 })}
            link={{ component: PrefetchLink, to, label: t(`department.see.${id}`) }}
          />
        )
      })}
    </CardGrid>
  )
}
