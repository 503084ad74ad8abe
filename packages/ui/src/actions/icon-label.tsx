import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { token } from '../theme/tokens.ts'

const Words = styled('div')({
  maxWidth: 'min(300px, 90vw)',
  margin: '8px',
  padding: '6px 10px',
  borderRadius: token('radius-field'),
  background: token('gray-900'),
  color: token('surface'),
  fontSize: token('font-small'),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

/** Whoever only passes over a button reads nothing; whoever moves on to the words keeps them. In ms. */
const delay = { show: 400, hide: 100 }

export interface IconLabelProps {
  /** The button that is pointed at or has the focus. */
  anchor: HTMLElement
  children: string
}

/** The name of an icon's button in words, while it is pointed at or has the focus of the keyboard; Escape takes it away. */
export function IconLabel({ anchor, children }: IconLabelProps) {
  const [shown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function become(next: boolean, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), ms)
  }

  useEffect(() => {
    const done = new AbortController()
    const hear = (target: EventTarget, name: string, act: (event: Event) => void) =>
      target.addEventListener(name, act, { signal: done.signal })
    const show = () => {
      if (anchor.matches(':hover, :focus-visible')) become(true, delay.show)
    }
    hear(anchor, 'pointerenter', show)
    hear(anchor, 'focus', show)
    hear(anchor, 'pointerleave', () => become(false, delay.hide))
    for (const name of ['blur', 'click']) hear(anchor, name, () => become(false, 0))
    hear(document, 'keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') become(false, 0)
    })
    show()
    return () => {
      clearTimeout(timer.current)
      done.abort()
    }
  }, [anchor])

  return (
    <Popper open={shown} anchorEl={anchor} aria-hidden className="ens-no-print" sx={{ zIndex: 'tooltip' }}>
      <Words onPointerEnter={() => become(true, 0)} onPointerLeave={() => become(false, delay.hide)}>
        {children}
      </Words>
    </Popper>
  )
}
