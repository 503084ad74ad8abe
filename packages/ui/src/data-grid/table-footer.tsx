import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { Select } from '../fields/select.tsx'
import { fillText } from '../texts/ui-texts.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { PrintButton } from './paper/print-button.tsx'
import { useTableTexts } from './texts/use-table-texts.ts'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import type { TablePaging } from './data-table-props.ts'

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  fontVariantNumeric: 'tabular-nums',
  color: token('text-second'),
})
const Size = styled('div')({ display: 'flex', gap: '12px', alignItems: 'center' })
const Moves = styled('div')({ display: 'flex', gap: '4px', alignItems: 'center' })

interface TableFooterProps extends TablePaging {
  /** Where it says how many there are, it says there how many have come. */
  count?: string
  /** How many rows have come for the paper, in words; null where none are brought. */
  coming: string | null
}

/** Rows per page, what is shown of how many, previous and next; on a phone also what prints all of them, below the cards. */
export function TableFooter(props: TableFooterProps) {
  const { page, pageSize, pageSizes, total, totalIsCapped = false, onPageChange, count, coming } = props
  const texts = useUiTexts()
  const table = useTableTexts()
  const phone = useMediaQuery(phoneMedia, { noSsr: true })
  const last = Math.max(0, Math.ceil(total / pageSize) - 1)
  const range = fillText(totalIsCapped ? table.rangeCapped : table.range, {
    from: total === 0 ? 0 : page * pageSize + 1,
    to: totalIsCapped ? (page + 1) * pageSize : Math.min(total, (page + 1) * pageSize),
    count: total.toLocaleString(texts.language),
  })
  return (
    <Root className="ens-no-print">
      <Size>
        <span aria-hidden>{table.rowsPerPage}</span>
        <Select
          hideLabel
          label={table.rowsPerPage}
          fullWidth={false}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(pageSize)}
          // The first row in view stays in view.
          onChange={(size) =>
            onPageChange({ page: Math.floor((page * pageSize) / Number(size)), pageSize: Number(size) })
          }
        />
      </Size>
      <span role="status">{((phone || count === undefined) && coming) || range}</span>
      <Moves role="group" aria-label={texts.pages}>
        <IconButton
          label={texts.previousPage}
          icon={<ChevronLeftIcon size={20} />}
          unavailable={page <= 0}
          onClick={() => onPageChange({ page: page - 1, pageSize })}
        />
        <IconButton
          label={texts.nextPage}
          icon={<ChevronRightIcon size={20} />}
          unavailable={page >= last && !totalIsCapped}
          onClick={() => onPageChange({ page: page + 1, pageSize })}
        />
      </Moves>
      {phone ? <PrintButton busy={coming !== null} /> : null}
    </Root>
  )
}
