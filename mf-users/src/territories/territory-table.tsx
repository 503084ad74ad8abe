import { toCsv } from '@ensemble/contracts/csv'
import { departments } from '@ensemble/contracts/departments'
import { saveFile, useKeptTable, useTranslation } from '@ensemble/mf-kit'
import { RowLink, type useTableState, useTableViews } from '@ensemble/mf-kit/table'
import { EmptyState } from '@ensemble/ui'
import { DataTable, type TableColumn } from '@ensemble/ui/data-grid'
import { type CountField, countFields, gaps, type Territory } from './territory.ts'
import { useTerritoryActs } from './use-territory-acts.tsx'
import { useTerritoryWords } from './use-territory-words.ts'

interface TerritoryTableProps {
  /** Those that the view leaves, in its order. */
  rows: readonly Territory[]
  table: ReturnType<typeof useTableState>
  loading: boolean
  addressOf: (code: string) => string
}

/** Sizes of the large tables (specification, section 9). */
const tableSizes = [25, 50, 100] as const
const regions = [...new Set(departments.map(({ region }) => region))].sort()

/** Each as wide as the longest word of its name in either language, which takes two lines. */
const widths: Record<CountField, number> = {
  members: 104,
  referents: 118,
  openMissions: 112,
  openNeeds: 132,
  lateRequests: 116,
  lateAccounts: 112,
}

/** The committees to search, filter, sort, page and save; all of them are there, so the screen does it itself. */
export function TerritoryTable({ rows, table, loading, addressOf }: TerritoryTableProps) {
  const { t } = useTranslation('mf-users')
  const kept = useKeptTable('territories')
  const views = useTableViews({ kept })
  const words = useTerritoryWords()
  const { actionsOf, dialog } = useTerritoryActs()
  const { page, pageSize } = table
  const column = (id: string, label: string, part: Partial<TableColumn<Territory>>): TableColumn<Territory> => ({
    id,
    label,
    kind: 'text',
    sortable: true,
    filterable: false,
    render: () => null,
    ...part,
  })
  const columns = [
    column('name', t('fields.departmentCode'), {
      width: 184,
      render: words.nameOf,
      link: ({ department }) => ({ component: RowLink, to: addressOf(department.code) }),
    }),
    column('gaps', t('territories.columns.gaps'), {
      // Filtered by the buttons above, which say how many there are.
      kind: 'choice',
      choices: gaps.map((value) => ({ value, label: t(`territories.gaps.${value}`) })),
      width: 168,
      render: (territory) => (territory.gaps.length > 0 ? words.gapsOf(territory) : '–'),
    }),
    ...countFields.map((field) =>
      column(field, t(`territories.short.${field}`), {
        kind: 'number',
        width: widths[field],
        render: (territory) => words.countOf(territory[field]),
      }),
    ),
    column('region', t('territories.columns.region'), {
      kind: 'choice',
      choices: regions.map((value) => ({ value, label: value })),
      quick: true,
      hidden: true,
      width: 170,
      render: ({ department }) => department.region,
    }),
  ]

  function save() {
    const text = toCsv(rows, [
      { label: t('fields.departmentCode'), value: words.nameOf },
      { label: t('territories.columns.region'), value: ({ department }) => department.region },
      ...countFields.map((field) => ({
        label: t(`territories.columns.${field}`),
        value: (territory: Territory) => {
          const count = territory[field]
          return typeof count === 'number' ? count : words.countOf(count)
        },
      })),
      { label: t('territories.columns.gaps'), value: words.gapsOf },
    ])
    saveFile({ name: `${t('territories.file')}.csv`, type: 'text/csv', text })
  }

  return (
    <>
      <DataTable
        label={t('territories.title')}
        kept={kept}
        views={views}
        search={{ label: t('territories.search'), value: table.search, onSearch: table.searchFor }}
        count={loading ? '' : t('territories.count', { count: rows.length })}
        columns={columns}
        rows={rows.slice(page * pageSize, (page + 1) * pageSize)}
        rowId={({ department }) => department.code}
        pageOf={({ page, pageSize }) => Promise.resolve(rows.slice(page * pageSize, (page + 1) * pageSize))}
        actions={actionsOf}
        page={page}
        pageSize={pageSize}
        pageSizes={tableSizes}
        total={rows.length}
        onPageChange={table.turn}
        sort={table.sort}
        onSortChange={table.sortBy}
        filters={table.filters}
        onFiltersChange={table.filterBy}
        onExport={save}
        loading={loading}
        empty={<EmptyState title={t('territories.none')} text={t('list.noneHint')} />}
      />
      {dialog}
    </>
  )
}
