import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from 'lucide-react'
import { token } from '../theme/tokens.ts'

/** Which way a column is sorted. Only a mark: the name of the column is the button, and `aria-sort` says it. */
export function SortMark({ direction }: { direction: 'asc' | 'desc' | null }) {
  if (direction === 'asc') return <ArrowUpIcon size={18} aria-hidden color={token('primary')} />
  if (direction === 'desc') return <ArrowDownIcon size={18} aria-hidden color={token('primary')} />
  return <ChevronsUpDownIcon size={16} aria-hidden color={token('gray-600')} />
}
