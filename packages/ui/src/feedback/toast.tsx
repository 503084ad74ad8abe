import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'
import { LiveRegion } from './live-region.tsx'
import { type Severity, severityLooks } from './severity.tsx'
import { useDismissal } from './use-dismissal.ts'
import { useRoomAtFoot } from './use-room-at-foot.ts'

export interface ToastProps {
  open: boolean
  message: string
  /** Which message it is: the same words said again are a new one, with the whole time for itself. */
  nth?: number
  severity?: Severity
  /** Milliseconds; 3000 by default (specification, section 4). Give errors and toasts with an action 8000. */
  duration?: number
  /** By the cross, the timeout or Escape; never by a click elsewhere. */
  onClose: () => void
  action?: ReactNode
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  maxWidth: '560px',
  padding: '6px 8px 6px 16px',
  borderRadius: token('radius-card'),
  background: token('surface'),
  color: token('text'),
  border: '1px solid transparent',
  borderLeft: '6px solid',
  boxShadow: token('shadow-float'),
  animation: `${appear} ${token('motion')} ease-out`,
  '& > svg': { flex: 'none' },
})
const Words = styled('p')({ fontWeight: 500, padding: '8px 0', marginRight: 'auto', minWidth: 0 })

/** A short message at the top centre. Keep it mounted and switch `open`: its live region must exist beforehand. */
export function Toast({ open, nth = 0, ...shown }: ToastProps) {
  const severity = shown.severity ?? 'success'
  const toast = open ? <ShownToast key={`${nth}:${severity}:${shown.message}`} {...shown} severity={severity} /> : null
  return severity === 'error' ? (
    <LiveRegion polite={null} assertive={toast} />
  ) : (
    <LiveRegion polite={toast} assertive={null} />
  )
}

/** One message from its appearance to its end; a pointer that held the one before it does not hold this one. */
function ShownToast({
  message,
  severity,
  duration = 3000,
  onClose,
  action,
}: Omit<ToastProps, 'open' | 'nth'> & { severity: Severity }) {
  const texts = useUiTexts()
  const hold = useDismissal({ duration, onClose })
  const root = useRoomAtFoot()
  const look = severityLooks[severity]
  return (
    <Root ref={root} {...hold} style={{ borderLeftColor: look.line }} data-severity={severity}>
      <span style={{ color: look.line, display: 'flex' }}>{look.icon}</span>
      <Words>
        <VisuallyHidden>{texts.severities[severity]}. </VisuallyHidden>
        {message}
      </Words>
      {action}
      <IconButton label={texts.close} icon={<XIcon size={20} />} onClick={onClose} />
    </Root>
  )
}
