import Portal from '@mui/material/Portal'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { phoneMedia, stickyPhoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

const Place = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  // Below the bar: a message must never lie over the links and menus that somebody is about to press.
  top: `calc(${token('top-bar-height')} + 8px)`,
  left: '16px',
  right: '16px',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  // A phone has its title and the way back there: above the bar at the bottom, and above a button that is fixed on it.
  [phoneMedia]: { top: 'auto', bottom: `calc(${token('bottom-bar-height')} + 8px)` },
  [stickyPhoneMedia]: {
    'body:has(.ens-page-action) &': { bottom: `calc(${token('bottom-bar-height')} + 88px)` },
  },
  '& > * > *': { pointerEvents: 'auto' },
})

/**
 * Top centre of the screen, just below the top bar; on a phone at its bottom, above everything else. The two live
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
