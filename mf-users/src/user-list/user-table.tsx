import { type Filter } from '@ensemble/contracts/lists'
import { type UserRow } from '@ensemble/contracts/users/http'
import { errorMessage, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Button, EmptyState, ResultLine, SearchWords, Stack } from '@ensemble/ui'
import { DataTable, type TableColumn } from '@ensemble/ui/data-grid'
import { useAccountActs } from '../acts/use-account-acts.tsx'
import { useUsersListQuery } from '../api/users-api.ts'
import { isNarrowed, listRequest, pageSizes } from './list-view.ts'
import { useListView } from './use-list-view.ts'

interface UserTableProps {
  label: string
  columns: readonly TableColumn<UserRow>[]
  /** Conditions that the page itself sets, such as its tab. */
  always: readonly Filter[]
  /** What to say when there is nobody at all. */
  empty: { title: string; text?: string }
}

/** Users to search, filter, sort and page; the service does it all, the address remembers it. */
export function UserTable({ label, columns, always, empty }: UserTableProps) {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const { view, change, clear } = useListView()
  // Not `data`, which would go on showing the people of the view before.
  const { currentData: page, isError, error, isFetching, refetch } = useUsersListQuery(listRequest(view, always))
  const narrowed = isNarrowed(view)
  const { actionsOf, dialog } = useAccountActs()
  const rows = page?.items ?? []
  const clearButton = (
    <Button variant="quiet" size="small" onClick={clear}>
      {t('list.clear')}
    </Button>
  )

  function count({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }) {
    if (!totalIsCapped) return t('list.count', { count: total })
    return t('list.countCapped', { total: total.toLocaleString(language) })
  }

  return (
    <Stack spacing={2}>
      <SearchWords label={t('list.search')} search={view.search} onSearch={(search) => change({ search })} />
      <ResultLine aside={view.search === '' ? null : clearButton}>{page ? count(page) : ''}</ResultLine>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        actions={rows.some((row) => actionsOf(row).length > 0) ? actionsOf : undefined}
        page={view.page}
        pageSize={view.pageSize}
        pageSizes={pageSizes}
        total={page?.total ?? 0}
        totalIsCapped={page?.totalIsCapped}
        onPageChange={({ page: next, pageSize }) =>
          change({ page: next, pageSize: pageSizes.find((size) => size === pageSize) })
        }
        sort={view.sort}
        onSortChange={(sort) => change({ sort })}
        filters={view.filters}
        onFiltersChange={(filters) => change({ filters })}
        loading={!page && isFetching}
        error={
          isError && !page
            ? { title: t('list.failed'), text: errorMessage(error), onRetry: () => void refetch() }
            : null
        }
        empty={<EmptyState {...(narrowed ? { title: t('list.none'), text: t('list.noneHint') } : empty)} />}
      />
      {dialog}
    </Stack>
  )
}
