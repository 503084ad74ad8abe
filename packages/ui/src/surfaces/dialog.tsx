import MuiDialog from '@mui/material/Dialog'
import { type ReactNode, useId } from 'react'
import { SurfaceActions, SurfaceBody, SurfaceHeader, SurfaceStatus } from './surface-header.tsx'

export interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
  /** What becomes of a send (`SendStatus`): stays in sight above the buttons, however long the form is. */
  status?: ReactNode
  width?: 'small' | 'medium' | 'large'
}

const widths = { small: 'xs', medium: 'sm', large: 'md' } as const

/** A window over the page. Takes the focus, keeps it, and gives it back to the opener. Escape closes it. */
export function Dialog({ open, title, onClose, children, actions, status, width = 'medium' }: DialogProps) {
  const id = useId()
  return (
    <MuiDialog open={open} onClose={onClose} aria-labelledby={id} maxWidth={widths[width]} fullWidth>
      <SurfaceHeader id={id} title={title} onClose={onClose} />
      <SurfaceBody>{children}</SurfaceBody>
      {status ? <SurfaceStatus>{status}</SurfaceStatus> : null}
      {actions ? <SurfaceActions className="ens-ruled">{actions}</SurfaceActions> : null}
    </MuiDialog>
  )
}
