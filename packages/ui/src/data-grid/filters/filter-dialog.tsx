import type { Filter } from '@ensemble/contracts/lists'
import { styled } from '@mui/material/styles'
import { PlusIcon } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '../../actions/button.tsx'
import { Dialog } from '../../surfaces/dialog.tsx'
import { useUiTexts } from '../../texts/ui-texts-provider.tsx'
import { useTableTexts } from '../texts/use-table-texts.ts'
import { Text } from '../../typography/text.tsx'
import type { TableColumn } from '../table-column.ts'
import { type FilterDraft, draftsOf, filtersOf, newDraft } from './filter-draft.ts'
import { FilterRow } from './filter-row.tsx'

interface FilterDialogProps<Row> {
  /** Columns that can be filtered; at least one. */
  columns: readonly TableColumn<Row>[]
  filters: readonly Filter[]
  onApply: (filters: Filter[]) => void
  onClose: () => void
  /** Column whose new condition is added at once: the one whose menu was used. */
  startWith?: string
}

const Form = styled('form')({ display: 'grid', gap: '16px' })

/** All conditions at once; nothing changes before "Apply". Mount it when it opens, so that it starts from what is in force. */
export function FilterDialog<Row>({ columns, filters, onApply, onClose, startWith }: FilterDialogProps<Row>) {
  const texts = useUiTexts()
  const table = useTableTexts()
  const formId = useId()
  const [drafts, setDrafts] = useState<FilterDraft[]>(() => withOne(draftsOf(filters), columns, startWith))
  const [nextKey, setNextKey] = useState(filters.length + 1)

  function add() {
    const [column] = columns
    if (!column) return
    setDrafts([...drafts, newDraft(column, nextKey)])
    setNextKey(nextKey + 1)
  }

  function apply(event: SyntheticEvent) {
    event.preventDefault()
    onApply(filtersOf(drafts, columns))
    onClose()
  }

  return (
    <Dialog
      open
      width="large"
      title={texts.filters}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" unavailable={drafts.length === 0} onClick={() => setDrafts([])}>
            {texts.clearAll}
          </Button>
          <Button type="submit" form={formId}>
            {table.applyFilters}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={apply}>
        {drafts.length === 0 ? <Text tone="second">{table.noFilters}</Text> : null}
        {drafts.map((draft, index) => (
          <FilterRow
            key={draft.key}
            draft={draft}
            columns={columns}
            position={index + 1}
            onChange={(changed) => setDrafts(drafts.map((one) => (one.key === draft.key ? changed : one)))}
            onRemove={() => setDrafts(drafts.filter((one) => one.key !== draft.key))}
          />
        ))}
        <div>
          <Button variant="quiet" icon={<PlusIcon />} onClick={add}>
            {table.addFilter}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** The dialog opens on an empty condition rather than on nothing, on the column that was asked for when it has none. */
function withOne<Row>(drafts: FilterDraft[], columns: readonly TableColumn<Row>[], startWith?: string): FilterDraft[] {
  const column = columns.find(({ id }) => id === startWith) ?? columns[0]
  if (!column) return drafts
  const asked = startWith !== undefined && !drafts.some(({ field }) => field === startWith)
  return asked || drafts.length === 0 ? [...drafts, newDraft(column, drafts.length)] : drafts
}
