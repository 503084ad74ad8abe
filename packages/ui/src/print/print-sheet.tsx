import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'

/** Browsers that know no boxes in the margin number pages by their own setting. */
const paper = (
  <GlobalStyles
    styles={{
      '@page ens-sheet': {
        size: 'A4',
        margin: '18mm 16mm 20mm',
        '@bottom-right': { content: 'counter(page) " / " counter(pages)', font: '9pt sans-serif' },
      },
    }}
  />
)
const Root = styled('div')({ display: 'none', '@media print': { display: 'grid', gap: '16px' } })

export interface PrintSheetProps {
  /** What the sheet is: a browser proposes it as the name of the file. */
  title: string
  children: ReactNode
  /** The window for printing was closed. */
  onDone: () => void
}

/** A sheet of A4 for paper or a PDF alone, in the place of the page: the window for printing opens as soon as it is there. */
export function PrintSheet({ title, children, onDone }: PrintSheetProps) {
  const done = useEffectEvent(onDone)
  const named = useEffectEvent(() => title)
  useEffect(() => {
    const before = document.title
    const closed = () => done()
    document.title = named()
    window.addEventListener('afterprint', closed)
    window.print()
    return () => {
      window.removeEventListener('afterprint', closed)
      document.title = before
    }
  }, [])
  return createPortal(
    <>
      {paper}
      <Root className="ens-sheet">{children}</Root>
    </>,
    document.body,
  )
}
