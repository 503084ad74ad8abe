import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { token } from '../theme/tokens.ts'
import { type HeadingShift, type TextOptions, toElements } from './to-elements.tsx'

export interface RichTextProps extends Omit<TextOptions, 'shift'> {
  /** HTML as the server sent it; only what the contracts allow is shown. */
  html: string
  /** Levels by which headings go down to fit below the page's own titles: 1 makes an h2 an h3. */
  headingShift?: HeadingShift
  /** Language of the text, when it differs from the page's. */
  lang?: string
}

const Root = styled('div')({
  maxWidth: token('measure'),
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // An address in the text is no reason to make the page wider than a phone; a table has a scroller of its own.
  overflowWrap: 'anywhere',
  '& h2, & h3, & h4, & h5': { lineHeight: token('line-title'), fontWeight: 600, marginTop: '8px' },
  '& h2': { fontSize: token('font-title-m') },
  '& h3, & h4, & h5': { fontSize: token('font-title-s') },
  '& ul, & ol': { paddingLeft: '24px', display: 'grid', gap: '8px' },
  '& strong': { fontWeight: 600 },
  '& a': { color: token('primary'), textUnderlineOffset: '0.2em', fontWeight: 500 },
  '& blockquote': {
    borderLeft: `4px solid ${token('primary')}`,
    paddingLeft: '16px',
    color: token('text-second'),
    display: 'grid',
    gap: '8px',
  },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: token('radius-card') },
  '& figcaption': { fontSize: token('font-small'), color: token('text-second'), paddingTop: '8px' },
  '& figure': { minWidth: 0 },
  '& .ens-table-scroller': { overflowX: 'auto' },
  '& table': { overflowWrap: 'normal', borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 12px 8px 0',
    borderBottom: `1px solid ${token('line')}`,
  },
  '& th': { fontWeight: 600 },
  '@media print': {
    maxWidth: 'none',
    '& figure, & tr, & blockquote': { breakInside: 'avoid' },
    '& h2, & h3': { breakAfter: 'avoid' },
  },
})

/** Text written by people with titles, lists and links, shown safely at a width that reads well. */
export function RichText({ html, headingShift = 0, lang, anchors }: RichTextProps) {
  const elements = useMemo(() => toElements(html, { shift: headingShift, anchors }), [html, headingShift, anchors])
  return <Root lang={lang}>{elements}</Root>
}
