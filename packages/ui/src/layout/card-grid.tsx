import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Children, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { phoneMedia } from '../theme/custom-properties.ts'
import { useShortList } from './use-short-list.tsx'

const Root = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: string }>(({ columns }) => ({
  gridTemplateColumns: columns,
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: '24px',
  '& > li': { display: 'grid', minWidth: 0 },
  // Cards of one line each are read as one list.
  '&:has(> li > .ens-flat)': { gap: '12px' },
}))

export interface CardGridProps {
  children: ReactNode
  /** Name of the list for screen readers. */
  label?: string
  /** Smallest width of a card before the grid loses a column: in px, or a CSS length. */
  minWidth?: number | string
}

/** Cards that a screen shows at once, before anybody scrolls. */
const inView = { phone: 3, wide: 6 } as const
/** Cards that come at a time after them. */
const piece = 6

/**
 * A list of cards of equal height, in as many columns as fit; the first of them for who asked for fewer. What is in view
 * is drawn first, the rest of a long list after it, in pieces that leave room for a touch. A deferred value would do it
 * in one: React defers what a store has asked for by the urgency of the store, so that nothing may come between.
 */
export function CardGrid({ children, label, minWidth = 272 }: CardGridProps) {
  const smallest = typeof minWidth === 'number' ? `${minWidth}px` : minWidth
  const columns = `repeat(auto-fill, minmax(min(${smallest}, 100%), 1fr))`
  const place = useRef<HTMLUListElement>(null)
  const { shown, more } = useShortList(Children.toArray(children), place)
  const onPhone = useMediaQuery(phoneMedia)
  const [drawn, setDrawn] = useState<number>(onPhone ? inView.phone : inView.wide)
  useEffect(() => {
    if (drawn < shown.length) startTransition(() => setDrawn(drawn + piece))
  }, [drawn, shown.length])
  const list = (
    // The role stays: Safari drops it from lists without bullets.
    <Root ref={place} role="list" aria-label={label} columns={columns}>
      {Children.map(shown.slice(0, drawn), (card) => (
        <li>{card}</li>
      ))}
    </Root>
  )
  return (
    <>
      {list}
      {more}
    </>
  )
}
