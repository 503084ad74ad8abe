import type { ReactNode } from 'react'
import { EmptyDrawing } from './drawings.tsx'
import { StateBlock, type StateBlockProps } from './state-block.tsx'

export interface EmptyStateProps extends StateBlockProps {
  drawing?: ReactNode
}

/** Nothing here: one sentence, one action. */
export function EmptyState({ drawing = <EmptyDrawing />, ...rest }: EmptyStateProps) {
  return <StateBlock drawing={drawing} {...rest} />
}
