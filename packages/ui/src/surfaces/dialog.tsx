import MuiDialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { phoneMedia } from '../theme/custom-properties.ts'
import { SurfaceActions, SurfaceBody, SurfaceHeader, SurfaceStatus } from './surface-header.tsx'
import { useFirstFault } from './use-first-fault.ts'
import { useVisibleArea } from './use-visible-area.ts'
import { WindowNotice } from './window-notice.tsx'

export interface DialogProps {
  open: boolean
  title: string
  /** What the fields are about (a name, a day, a place), in view however far they are scrolled. */
  about?: ReactNode
  /** Nothing while the window cannot be left. */
  onClose: (() => void) | undefined
  children: ReactNode
  actions?: ReactNode
  /** What becomes of a send, from `SendDialog`: stays in sight above the buttons, however long the form is. */
  status?: ReactNode
  width?: 'small' | 'medium' | 'large' | 'wide'
}

const widths = { small: 'xs', medium: 'sm', large: 'md', wide: 'xl' } as const

/**
 * A window over the page, and a page of its own on a phone. Takes the focus, keeps it, and gives it back to the opener.
 * Escape closes it. A button that finds something wrong leads to the first field that says so.
 */
export function Dialog({ open, title, about, onClose, children, actions, status, width = 'medium' }: DialogProps) {
  const id = useId()
  const phone = useMediaQuery(phoneMedia)
  const paper = useVisibleArea(open && phone)
  const { onPress, onMove } = useFirstFault(open)
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      onFocus={onMove}
      aria-labelledby={id}
      maxWidth={widths[width]}
      fullWidth
      fullScreen={phone}
      slotProps={{ paper: { ref: paper } }}
    >
      <SurfaceHeader id={id} title={title} about={about} onClose={onClose} />
      <WindowNotice />
      <SurfaceBody>{children}</SurfaceBody>
      {status ? <SurfaceStatus>{status}</SurfaceStatus> : null}
      {actions ? (
        <SurfaceActions className="ens-ruled" onClick={onPress}>
          {actions}
        </SurfaceActions>
      ) : null}
    </MuiDialog>
  )
}
