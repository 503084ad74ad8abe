import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from 'lucide-react'
import { token } from '../theme/tokens.ts'

export type Severity = 'success' | 'info' | 'warning' | 'error'

/** Icon and colours of a message; the severity is always spoken as well. */
export const severityLooks = {
  success: { icon: <CircleCheckIcon aria-hidden />, line: token('green-500'), ground: token('green-50') },
  info: { icon: <InfoIcon aria-hidden />, line: token('primary'), ground: token('primary-faint') },
  warning: { icon: <TriangleAlertIcon aria-hidden />, line: token('yellow-500'), ground: token('yellow-50') },
  error: { icon: <CircleAlertIcon aria-hidden />, line: token('error'), ground: token('red-50') },
} as const satisfies Record<Severity, unknown>
