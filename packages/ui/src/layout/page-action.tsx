import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { stickyPhoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

const Action = styled('div')({
  flex: 'none',
  maxWidth: '100%',
  [stickyPhoneMedia]: {
    position: 'fixed',
    zIndex: 1050,
    insetInline: 0,
    bottom: token('bottom-bar-height'),
    padding: '12px 16px calc(12px + var(--ens-safe-bottom, env(safe-area-inset-bottom, 0px)))',
    background: token('surface'),
    borderTop: `1px solid ${token('line')}`,
    '& > *': { width: '100%' },
  },
})

/**
 * The one main action of a page, fixed at the bottom of a phone. PageHeader has its own; use this where it stands
 * elsewhere.
 */
export function PageAction({ children }: { children: ReactNode }) {
  return <Action className="ens-page-action">{children}</Action>
}
