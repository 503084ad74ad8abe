import { styled } from '@mui/material/styles'
import { stickyBarMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { rowStyles } from './row-styles.ts'
import type { TableDensity } from './table-column.ts'

/** Height of a row in px: room for two lines of the usual size. */
export const rowHeights: Record<TableDensity, number> = { compact: 44, standard: 48, comfortable: 64 }

const headerHeight = '40px'

/** Where the header stays: below the bar of the platform, at the top where that one scrolls away. */
export const headerTop = `var(--ens-table-top, ${token('top-bar-height')})`

const pinned = { position: 'sticky', zIndex: 2, background: 'inherit' } as const

/**
 * The table in the product's look. The page scrolls, the header stays. Rows that are wider than the window scroll
 * sideways below it, between the first column and the acts, which stay; `useSideways` moves the header along.
 */
export const Frame = styled('table')({
  display: 'block',
  width: '100%',
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-card'),
  background: token('surface'),
  fontVariantNumeric: 'tabular-nums',
  '& thead': {
    display: 'block',
    position: 'sticky',
    zIndex: 4,
    top: 0,
    overflow: 'hidden',
    borderRadius: `${token('radius-card')} ${token('radius-card')} 0 0`,
    borderBottom: `1px solid ${token('line')}`,
    [stickyBarMedia]: { top: headerTop },
  },
  '& tbody': {
    display: 'block',
    overflowX: 'auto',
    borderRadius: `0 0 ${token('radius-card')} ${token('radius-card')}`,
    // What has the focus is not left below the columns that stay.
    scrollPaddingInline: 'var(--ens-first) var(--ens-acts)',
  },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'var(--ens-columns)',
    minWidth: 'var(--ens-least)',
    height: 'var(--ens-row)',
    background: token('surface'),
  },
  '& thead tr': { height: headerHeight, background: token('gray-100') },
  '& tbody tr + tr': { borderTop: `1px solid ${token('line')}` },
  // What is out of view is not laid out; it is found, heard and reached by the keys all the same. A row cuts what leaves
  // it, so that a ring stands inside what has the focus.
  '& tbody tr': { contentVisibility: 'auto' },
  '& tbody button:focus-visible:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  '& tbody tr:hover': { background: token('primary-faint') },
  '& tbody tr[aria-selected="true"]': { background: token('secondary') },
  '&[aria-busy="true"] tbody': { opacity: 0.6 },
  '& th, & td': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    padding: '0 12px',
    textAlign: 'left',
    fontWeight: 'inherit',
  },
  '& td': { scrollMarginTop: '48px', scrollMarginBottom: '72px' },
  '& th': { fontSize: token('font-small'), fontWeight: 600, paddingRight: '4px' },
  '& .ens-number': { justifyContent: 'flex-end' },
  '& .ens-box': { ...pinned, left: 0, padding: '0 4px 0 8px' },
  '& .ens-first': { ...pinned, left: 'var(--ens-box)' },
  '& .ens-acts': {
    ...pinned,
    gridColumn: '-2 / -1',
    right: 0,
    justifyContent: 'flex-end',
    padding: '0 8px',
    gap: '4px',
  },
  '&[data-wide] .ens-first': { boxShadow: `inset -1px 0 0 ${token('line')}` },
  '&[data-wide] .ens-acts': { boxShadow: `inset 1px 0 0 ${token('line')}` },
  '& .ens-cell': {
    display: 'block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: 1.4,
  },
  // The name of a column may take two lines, between words, which are cut like one.
  '& th .ens-cell': { whiteSpace: 'normal', overflowWrap: 'normal', lineHeight: 1.15, maxHeight: '2.3em' },
  '& .ens-cell wbr': { display: 'none' },
  '& td.ens-two > .ens-cell': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
    '& wbr': { display: 'revert' },
  },
  // A figure of one digit is no target for a finger: its whole cell leads there.
  '& .ens-cell-link::after': { content: '""', position: 'absolute', inset: 0 },
  '& td:focus-visible:focus-visible, & td:has(> .ens-cell > a:focus-visible)': {
    outline: `2px solid ${token('primary')}`,
    outlineOffset: '-3px',
  },
  ...rowStyles,
  '@media print': {
    display: 'table',
    borderCollapse: 'collapse',
    border: 0,
    fontSize: '9pt',
    '& thead': { display: 'table-header-group', position: 'static' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row', breakInside: 'avoid' },
    '& tbody tr': { contentVisibility: 'visible' },
    '& th, & td': { display: 'table-cell', position: 'static', padding: '3pt', verticalAlign: 'top' },
    '& td': { borderTop: `1px solid ${token('line')}` },
    // Nothing scrolls on paper: what would stay in view lies over its neighbour.
    '& .ens-first': { position: 'static', boxShadow: 'none' },
    '& .ens-cell': { whiteSpace: 'normal' },
    '& td.ens-two > .ens-cell': { display: 'block' },
    '& .ens-box, & .ens-acts, & .ens-header-menu, & thead svg': { display: 'none' },
  },
})
