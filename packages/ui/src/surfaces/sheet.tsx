import Drawer from '@mui/material/Drawer'
import { type ReactNode, useId } from 'react'
import { token } from '../theme/tokens.ts'
import { SurfaceActions, SurfaceBody, SurfaceHeader } from './surface-header.tsx'

export interface SheetProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
}

/** A sheet that comes from below, for a phone's filters and choices. */
export function Sheet({ open, title, onClose, children, actions }: SheetProps) {
  const id = useId()
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paperStyles } }}
    >
      <SurfaceHeader id={id} title={title} onClose={onClose} />
      <SurfaceBody>{children}</SurfaceBody>
      {actions ? <SurfaceActions className="ens-ruled">{actions}</SurfaceActions> : null}
    </Drawer>
  )
}

const paperStyles = {
  maxHeight: '88dvh',
  borderRadius: `${token('radius-card')} ${token('radius-card')} 0 0`,
  width: '100%',
  maxWidth: '720px',
  margin: '0 auto',
  display: 'flex',
  flexDirection: 'column',
}
