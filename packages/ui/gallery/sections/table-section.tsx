import type { Filter } from '@ensemble/contracts/lists'
import { useState } from 'react'
import { DataTable, type TableSort } from '../../src/data-grid/index.ts'
import { CheckIcon, XIcon } from '../../src/index.ts'
import { Example, Section } from '../example.tsx'
import { sampleColumns, sampleRows } from '../sample-rows.tsx'

const actions = () => [
  { id: 'accept', label: 'Accepter', icon: <CheckIcon size={20} />, onSelect: () => undefined, main: true },
  { id: 'refuse', label: 'Refuser', icon: <XIcon size={20} />, onSelect: () => undefined, danger: true },
]

/** The table: filled, loading, empty, failed. */
export function TableSection() {
  const [paging, setPaging] = useState({ page: 0, pageSize: 5 })
  const [sort, setSort] = useState<TableSort | null>({ field: 'createdAt', order: 'desc' })
  const [filters, setFilters] = useState<Filter[]>([{ field: 'type', operator: 'in', value: ['patient', 'caregiver'] }])
  const shared = {
    columns: sampleColumns,
    rowId: (row: { id: string }) => row.id,
    pageSizes: [5, 10, 25],
    onPageChange: setPaging,
    pageOf: ({ page, pageSize }: { page: number; pageSize: number }) =>
      Promise.resolve(sampleRows.slice(page * pageSize, (page + 1) * pageSize)),
  }
  const rows = sampleRows.slice(paging.page * paging.pageSize, (paging.page + 1) * paging.pageSize)
  return (
    <Section id="tableau" title="Tableau">
      <Example name="Rempli">
        <DataTable
          {...shared}
          {...paging}
          label="Participants"
          rows={rows}
          total={sampleRows.length}
          sort={sort}
          onSortChange={setSort}
          filters={filters}
          onFiltersChange={setFilters}
          actions={actions}
        />
      </Example>
      <Example name="Chargement">
        <DataTable {...shared} {...paging} label="Participants en chargement" rows={[]} total={0} loading />
      </Example>
      <Example name="Vide">
        <DataTable {...shared} {...paging} label="Aucun participant" rows={[]} total={0} />
      </Example>
      <Example name="Erreur">
        <DataTable
          {...shared}
          {...paging}
          label="Participants non chargés"
          rows={[]}
          total={0}
          error={{ text: 'Réessayez dans un instant.', onRetry: () => undefined }}
        />
      </Example>
    </Section>
  )
}
