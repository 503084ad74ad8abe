import useMediaQuery from '@mui/material/useMediaQuery'
import { styled } from '@mui/material/styles'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react'
import { SidePanel } from '../surfaces/side-panel.tsx'
import { SurfaceActions, SurfaceBody, SurfaceHeader } from '../surfaces/surface-header.tsx'
import { phoneMedia, stickyBarMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { headerTop } from './grid-styles.ts'
import { useTableTexts } from './texts/use-table-texts.ts'

export interface BesidePanel {
  /** Which row it shows: another one begins at its top. */
  id: string
  title: string
  children: ReactNode
  actions?: ReactNode
  /** The rows before and after it; null at either end of the page. */
  steps?: { before: (() => void) | null; after: (() => void) | null }
  onClose: () => void
}

const Root = styled('div')({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '&.ens-beside': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
})
const Panel = styled('section')({
  position: 'sticky',
  top: '16px',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 32px)',
  // Below the bar where that stays: what can be done is at the foot, and in view.
  [stickyBarMedia]: { top: `calc(${headerTop} + 16px)`, maxHeight: `calc(100dvh - ${headerTop} - 32px)` },
  scrollMarginBlock: '16px',
  border: `1px solid ${token('line')}`,
  borderRadius: token('radius-card'),
  background: token('surface'),
  '&:focus-visible': { outline: `2px solid ${token('primary')}` },
})

/** Backwards on the left wherever they stand: on a phone the acts are turned round, the main one under the thumb. */
const Steps = styled('div')({
  display: 'flex',
  gap: '12px',
  [phoneMedia]: { '.ens-ruled > &&': { flex: '1 0 100%', justifyContent: 'space-between' } },
})

/** From here on a table and a panel have room beside each other. */
const roomForBoth = '(min-width: 1240px)'

/** A table, and beside it one row of it in full; on narrower screens the row comes above the table. */
export function Beside({ panel, children }: { panel: BesidePanel | null; children: ReactNode }) {
  const wide = useMediaQuery(roomForBoth, { noSsr: true })
  return (
    <Root className={panel && wide ? 'ens-beside' : ''}>
      <div style={{ minWidth: 0 }}>{children}</div>
      {panel && wide ? <Inline key={panel.id} {...panel} /> : null}
      {panel && !wide ? (
        <SidePanel open title={panel.title} onClose={panel.onClose} actions={<Acts {...panel} />}>
          {/* The window stays, and the focus in it; what it holds of one row is not carried over to another. */}
          <Fragment key={panel.id}>{panel.children}</Fragment>
        </SidePanel>
      ) : null}
    </Root>
  )
}

/** As far as the window goes from there: what can be done is in view before anything is scrolled. */
const heightBelow = (top: number) => `max(320px, calc(100dvh - ${Math.round(top)}px - 16px))`

/** Takes the focus when it comes, and gives it back when it goes: who works with the keyboard reads on where they were. */
function Inline(panel: BesidePanel) {
  const { title, children, onClose } = panel
  const heading = useId()
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    root.current?.focus({ preventScroll: true })
    const own = root.current
    if (own) own.style.maxHeight = heightBelow(own.getBoundingClientRect().top)
    // Whoever pressed a row stays where they are; an address that leads to one leads to what can be done with it.
    if (before === document.body) own?.scrollIntoView({ block: 'nearest' })
    return () => {
      const lost = document.activeElement === document.body || own?.contains(document.activeElement)
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <Panel ref={root} tabIndex={-1} aria-labelledby={heading} className="ens-no-print" onKeyDown={onKeyDown}>
      <SurfaceHeader id={heading} title={title} onClose={onClose} />
      <SurfaceBody titleId={heading}>{children}</SurfaceBody>
      <SurfaceActions className="ens-ruled">
        <Acts {...panel} />
      </SurfaceActions>
    </Panel>
  )
}

/** The rows around it, then what can be done with this one. */
function Acts({ steps, actions }: BesidePanel) {
  const texts = useTableTexts()
  return (
    <>
      {steps ? (
        <Steps>
          <Button
            variant="quiet"
            icon={<ChevronLeftIcon />}
            unavailable={steps.before === null}
            onClick={() => steps.before?.()}
          >
            {texts.rowBefore}
          </Button>
          <Button
            variant="quiet"
            icon={<ChevronRightIcon />}
            unavailable={steps.after === null}
            onClick={() => steps.after?.()}
          >
            {texts.rowAfter}
          </Button>
        </Steps>
      ) : null}
      {actions}
    </>
  )
}
