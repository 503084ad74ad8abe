import { token } from '../theme/tokens.ts'
import type { TableDensity } from './table-column.ts'

/** Padding above and below a cell's words, in px. */
export const densityPadding: Record<TableDensity, number> = { compact: 6, standard: 13, comfortable: 20 }

const fixed = { position: 'sticky', left: 0, zIndex: 3 } as const

/** The grid in the product's look: quiet header that stays, first column that stays, one line between rows. */
export const gridStyles = {
  '--DataGrid-rowBorderColor': token('line'),
  '--DataGrid-t-color-border-base': token('line'),
  '--DataGrid-t-color-interactive-focus': token('primary'),
  maxHeight: 'max(420px, calc(100dvh - 240px))',
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-card'),
  background: token('surface'),
  color: token('text'),
  fontSize: token('font-body'),
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDataGrid-columnHeader': { background: token('gray-100') },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, whiteSpace: 'normal', lineHeight: 1.25 },
  '& .MuiDataGrid-columnHeader.ens-first-column': fixed,
  '& .MuiDataGrid-cell.ens-first-column': {
    ...fixed,
    background: token('surface'),
    boxShadow: `inset -1px 0 0 ${token('line')}`,
  },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:hover .ens-first-column': { background: token('primary-faint') },
  '& .MuiDataGrid-cell': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
  },
  // A figure of one digit is no target for a finger: its whole cell leads there.
  '& .ens-cell-link': { minWidth: '24px', minHeight: '24px', textAlign: 'inherit' },
  '& .ens-cell-link::after': { content: '""', position: 'absolute', inset: 0 },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-columnHeader:focus-within':
    {
      outline: `2px solid ${token('primary')}`,
      outlineOffset: '-3px',
    },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeaderTitleContainer': { gap: '6px' },
  '& .MuiDataGrid-columnHeader--sortable': { cursor: 'pointer' },
} as const
