import type { GridColumnHeaderSortIconProps } from '@mui/x-data-grid'
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from 'lucide-react'
import { token } from '../theme/tokens.ts'

/** Which way a column is sorted. Only a mark: the whole header takes the click, and `aria-sort` says it. */
export function SortMark({ direction, disabled }: GridColumnHeaderSortIconProps) {
  if (direction === 'asc') return <ArrowUpIcon size={18} aria-hidden color={token('primary')} />
  if (direction === 'desc') return <ArrowDownIcon size={18} aria-hidden color={token('primary')} />
  return disabled ? null : <ChevronsUpDownIcon size={16} aria-hidden color={token('gray-600')} />
}
