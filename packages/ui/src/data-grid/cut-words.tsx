import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react'
import { token } from '../theme/tokens.ts'

const Words = styled('div')({
  maxWidth: 'min(520px, 90vw)',
  padding: '8px 12px',
  borderRadius: token('radius-field'),
  background: token('gray-900'),
  color: token('surface'),
  fontSize: token('font-small'),
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

/** Letters reach a little beyond their line; a line more is as high as this at least, in px. */
const leastLine = 12

/** A label inside a cell may be cut where the cell is not. */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight >= clientHeight + leastLine)
}

/** The words that a screen shows, without those that are for paper alone. */
function seenIn(words: Element): string {
  return (words instanceof HTMLElement && words.innerText) || words.textContent
}

/** Shows the whole of what a cell has no room for, when the cell is pointed at or has the focus. */
export function CutWords({ children }: { children: ReactNode }) {
  const [cut, setCut] = useState<{ cell: Element; words: string } | null>(null)

  function look({ target }: SyntheticEvent) {
    if (!(target instanceof Element)) return
    const words = target.closest('td, th')?.querySelector('.ens-cell')
    if (!words || ![words, ...words.querySelectorAll('*')].some(isCut)) return setCut(null)
    if (cut?.cell !== words) setCut({ cell: words, words: seenIn(words) })
  }
  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') setCut(null)
  }

  return (
    // Nothing is done here that a cell does not say by itself: a screen reader reads the whole of it.
    <div
      role="presentation"
      onPointerOver={look}
      onFocus={look}
      onPointerLeave={() => setCut(null)}
      onBlur={() => setCut(null)}
      onKeyDown={leave}
    >
      {children}
      <Popper open={cut !== null} anchorEl={cut?.cell} placement="bottom-start" aria-hidden className="ens-no-print">
        <Words>{cut?.words}</Words>
      </Popper>
    </div>
  )
}
