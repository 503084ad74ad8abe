import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'

const Root = styled('div')({ display: 'none', '@media print': { display: 'grid', gap: '16px' } })

export interface PrintSheetProps {
  children: ReactNode
  /** The window for printing was closed. */
  onDone: () => void
}

/** A sheet for paper alone, in the place of the page: the window for printing opens as soon as it is there. */
export function PrintSheet({ children, onDone }: PrintSheetProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const closed = () => done()
    window.addEventListener('afterprint', closed)
    window.print()
    return () => window.removeEventListener('afterprint', closed)
  }, [])
  return createPortal(<Root className="ens-sheet">{children}</Root>, document.body)
}
