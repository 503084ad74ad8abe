import { toCsv } from '@ensemble/contracts/csv'
import { saveFile, useDates, useTranslation } from '@ensemble/mf-kit'
import { Button, EmptyState, Page, PageHeader, RadioGroup, ResultLine, Stack } from '@ensemble/ui'
import { DataTable } from '@ensemble/ui/data-grid'
import { useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import { sampleColumns, themeWords } from './sample-columns.tsx'
import { useSampleTable } from './use-sample-table.ts'

/** Sizes of the tables inside a page (specification, section 9). */
const pageSizes = [5, 10, 25] as const

const states = ['rows', 'loading', 'empty', 'error'] as const
type State = (typeof states)[number]

/** The design system's table with rows of its own: no call, no real data, not in the navigation. */
export function TableSamplePage() {
  const { t } = useTranslation()
  const dates = useDates()
  const table = useSampleTable()
  const [state, setState] = useState<State>('rows')
  usePageTitle(t('tableSample.title'))
  const there = state === 'rows'
  const showAll = (
    <Button variant="quiet" size="small" onClick={table.showAll}>
      {t('tableSample.showAll')}
    </Button>
  )

  function save() {
    const text = toCsv(table.found, [
      { label: t('tableSample.columns.title'), value: ({ title }) => title },
      { label: t('tableSample.columns.place'), value: ({ place }) => place },
      { label: t('tableSample.columns.seats'), value: ({ seats }) => seats },
      { label: t('tableSample.columns.day'), value: ({ day }) => day },
      { label: t('tableSample.columns.format'), value: ({ format }) => t(`tableSample.formats.${format}`) },
      { label: t('tableSample.columns.themes'), value: (row) => themeWords(t, row) },
    ])
    saveFile({ name: `${t('tableSample.file')}.csv`, type: 'text/csv', text })
  }

  return (
    <Page>
      <PageHeader title={t('tableSample.title')} sentence={t('tableSample.sentence')} />
      <Stack spacing={3}>
        <RadioGroup
          legend={t('tableSample.shows')}
          options={states.map((value) => ({ value, label: t(`tableSample.states.${value}`) }))}
          value={state}
          onChange={setState}
          inline
        />
        <ResultLine aside={table.hiddenCount > 0 ? showAll : null}>
          {there ? t('tableSample.count', { count: table.found.length }) : ''}
        </ResultLine>
        <DataTable
          label={t('tableSample.label')}
          columns={sampleColumns(t, dates)}
          rows={there ? table.rows : []}
          rowId={({ id }) => id}
          pageOf={({ page, pageSize }) =>
            Promise.resolve(there ? table.found.slice(page * pageSize, (page + 1) * pageSize) : [])
          }
          actions={({ id }) => [
            { id: 'hide', label: t('tableSample.hide'), onSelect: () => table.hide(new Set([id])) },
          ]}
          page={table.page}
          pageSize={table.pageSize}
          pageSizes={pageSizes}
          total={there ? table.found.length : 0}
          onPageChange={table.change}
          sort={table.sort}
          onSortChange={(sort) => table.change({ sort })}
          filters={table.filters}
          onFiltersChange={(filters) => table.change({ filters })}
          selection={table.selection}
          onSelectionChange={table.select}
          bulkActions={[{ id: 'hide', label: t('tableSample.hideMany'), onSelect: () => table.hide(table.selection) }]}
          onExport={save}
          loading={state === 'loading'}
          error={
            state === 'error'
              ? {
                  title: t('tableSample.errorTitle'),
                  text: t('tableSample.errorText'),
                  onRetry: () => setState('rows'),
                }
              : null
          }
          empty={<EmptyState title={t('tableSample.emptyTitle')} text={t('tableSample.emptyText')} />}
        />
      </Stack>
    </Page>
  )
}
