import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { styled } from '@mui/material/styles'
import { Button } from '../actions/button.tsx'
import { fillText } from '../texts/ui-texts.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

export interface PaginationProps {
  /** 0 for the first page, as in the list calls. */
  page: number
  pageCount: number
  /** There is more behind this page, nobody knows how much: how many pages there are is then not said. */
  more?: boolean
  onChange: (page: number) => void
  disabled?: boolean
}

const Root = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: token('text-second'),
  // Both buttons in one row, below where we are.
  [phoneMedia]: {
    '& > span': { order: -1, flexBasis: '100%', textAlign: 'center' },
    '& > button': { flex: '1 1 auto', padding: '8px 12px' },
  },
})

/** Previous, where we are, next. Nothing when there is a single page. */
export function Pagination({ page, pageCount, more = false, onChange, disabled = false }: PaginationProps) {
  const texts = useUiTexts()
  if (pageCount <= 1 && page === 0 && !more) return null
  const where = page < pageCount && !more ? texts.pageOf : texts.pageAlone
  return (
    <Root aria-label={texts.pages}>
      <Button
        variant="secondary"
        icon={<ChevronLeftIcon />}
        unavailable={disabled || page <= 0}
        onClick={() => onChange(page - 1)}
      >
        {texts.previousPage}
      </Button>
      <span aria-live="polite">{fillText(where, { page: page + 1, count: pageCount })}</span>
      <Button
        variant="secondary"
        iconEnd={<ChevronRightIcon />}
        unavailable={disabled || (page >= pageCount - 1 && !more)}
        onClick={() => onChange(page + 1)}
      >
        {texts.nextPage}
      </Button>
    </Root>
  )
}
