import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Action = styled('div')({ flex: 'none', maxWidth: '100%' })

/**
 * The one main action of a page, which stands with what it acts on: on a phone too, where a button over the page would
 * hide what it is about. PageHeader has its own; use this where it stands elsewhere.
 */
export function PageAction({ children }: { children: ReactNode }) {
  return <Action className="ens-page-action">{children}</Action>
}
