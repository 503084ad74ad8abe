import Drawer from '@mui/material/Drawer'
import { useId } from 'react'
import { token } from '../theme/tokens.ts'
import type { SheetProps } from './sheet.tsx'
import { SurfaceActions, SurfaceBody, SurfaceHeader } from './surface-header.tsx'
import { WindowNotice } from './window-notice.tsx'

export function SidePanelWindow({ open, title, onClose, children, actions }: SheetProps) {
  const id = useId()
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: panelStyles } }}
    >
      <SurfaceHeader id={id} title={title} onClose={onClose} />
      <WindowNotice />
      <SurfaceBody>{children}</SurfaceBody>
      {actions ? <SurfaceActions className="ens-ruled">{actions}</SurfaceActions> : null}
    </Drawer>
  )
}

const panelStyles = { width: { xs: '100%', sm: '480px' }, display: 'flex', flexDirection: 'column' }

export function SheetWindow({ open, title, onClose, children, actions }: SheetProps) {
  const id = useId()
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: sheetStyles } }}
    >
      <SurfaceHeader id={id} title={title} onClose={onClose} />
      <WindowNotice />
      <SurfaceBody>{children}</SurfaceBody>
      {actions ? <SurfaceActions className="ens-ruled">{actions}</SurfaceActions> : null}
    </Drawer>
  )
}

const sheetStyles = {
  maxHeight: '88dvh',
  borderRadius: `${token('radius-card')} ${token('radius-card')} 0 0`,
  width: '100%',
  maxWidth: '720px',
  margin: '0 auto',
  display: 'flex',
  flexDirection: 'column',
}
