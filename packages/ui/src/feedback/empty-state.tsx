import { EmptyDrawing } from '../drawings/states.tsx'
import { StateBlock, type StateBlockProps } from './state-block.tsx'

/** Nothing here: one sentence, one action. A part of a page has no drawing: it would only push down what follows. */
export function EmptyState(props: StateBlockProps) {
  const { headingLevel = 2 } = props
  return <StateBlock drawing={headingLevel > 2 ? null : <EmptyDrawing />} {...props} />
}
