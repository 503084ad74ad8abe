import Drawer from '@mui/material/Drawer'
import { useId } from 'react'
import type { SheetProps } from './sheet.tsx'
import { SurfaceActions, SurfaceBody, SurfaceHeader } from './surface-header.tsx'

export type SidePanelProps = SheetProps

/** Details beside a list: a panel on the right of a wide screen, the full page on a phone. */
export function SidePanel({ open, title, onClose, children, actions }: SidePanelProps) {
  const id = useId()
  return (
    <Drawer
      anchor="right"
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

const paperStyles = { width: { xs: '100%', sm: '480px' }, display: 'flex', flexDirection: 'column' }
