import { type ManagedMission } from '@ensemble/contracts/missions/http'
import { errorMessage, useTranslation } from '@ensemble/mf-kit'
import { EmptyState } from '@ensemble/ui'
import { DataTable } from '@ensemble/ui/data-grid'
import { useMissionsManagedQuery } from '../api/missions-api.ts'
import { useManagedColumns } from './managed-columns.tsx'
import { useTableState } from './use-table-state.ts'

/** Sizes of the large tables (specification, section 9). */
const pageSizes = [25, 50, 100] as const

/** The missions that one runs, with who waits for an answer; sorted, filtered and cut by the server. */
export function ManagedMissions() {
  const { t } = useTranslation('mf-missions')
  const columns = useManagedColumns()
  const table = useTableState()
  const { data, error, isError, isFetching, refetch } = useMissionsManagedQuery(table.input)
  return (
    <DataTable<ManagedMission>
      label={t('management.title')}
      columns={columns}
      rows={data?.items ?? []}
      rowId={({ id }) => id}
      page={table.page}
      pageSize={table.pageSize}
      pageSizes={pageSizes}
      total={data?.total ?? 0}
      totalIsCapped={data?.totalIsCapped}
      onPageChange={table.turn}
      sort={table.sort}
      onSortChange={table.sortBy}
      filters={table.filters}
      onFiltersChange={table.filterBy}
      loading={isFetching}
      error={
        isError && !data
          ? { title: t('management.failed'), text: errorMessage(error), onRetry: () => void refetch() }
          : null
      }
      empty={<EmptyState title={t('management.none')} text={t('management.noneHint')} />}
    />
  )
}

// React.lazy takes a default export.
export default ManagedMissions
