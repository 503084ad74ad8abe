import Portal from '@mui/material/Portal'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { smallMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

const Place = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  // Between the links of the bar and the title of the page: somebody is about to press the ones, or reads the other.
  top: `calc(${token('top-bar-height')} - 16px)`,
  left: '16px',
  right: '16px',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  // Smaller screens have a title, the way back or more links there: at the bottom, on a phone above its bar.
  [smallMedia]: { top: 'auto', bottom: `calc(${token('bottom-bar-height')} + 16px)` },
  // With larger text the bar takes more lines, which a toast at its edge would lie over.
  'html[data-comfort*="text-"] &': { top: 'auto', bottom: `calc(${token('bottom-bar-height')} + 16px)` },
  '& > * > *': { pointerEvents: 'auto' },
})

/**
 * Top centre of the screen, at the edge of the top bar; on a phone or tablet at the bottom, above everything else. The two live
 * regions exist before any message does, otherwise screen readers stay silent. An open dialog hides the rest of the
 * body from them; messages must be heard all the same.
 */
export function LiveRegion({ polite, assertive }: { polite: ReactNode; assertive: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new MutationObserver(() => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden')
    })
    observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [])

  return (
    <Portal>
      <Place ref={place}>
        <div role="status" aria-live="polite">
          {polite}
        </div>
        <div role="alert" aria-live="assertive">
          {assertive}
        </div>
      </Place>
    </Portal>
  )
}
