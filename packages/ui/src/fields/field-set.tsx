import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { token } from '../theme/tokens.ts'
import { FieldMessage } from './field-message.tsx'
import { SaveMark, SaveMarkLine, saveMarkRoom, type SaveState } from './save-mark.tsx'
import type { FieldIds } from './use-field-ids.ts'

interface FieldSetProps {
  ids: FieldIds
  legend: ReactNode
  hideLegend?: boolean
  hint?: ReactNode
  error?: string
  saveState?: SaveState
  children: ReactNode
}

const Root = styled('fieldset')({
  position: 'relative',
  border: 0,
  padding: 0,
  minWidth: 0,
  '&.ens-saves > legend': saveMarkRoom,
})
const Legend = styled('legend')({ fontWeight: 500, padding: 0, marginBottom: '4px', lineHeight: 1.4 })
const Hint = styled('p')({ fontSize: token('font-small'), color: token('text-second'), marginBottom: '4px' })

/** A group of choices with its question as legend. */
export function FieldSet({ ids, legend, hideLegend = false, hint, error, saveState, children }: FieldSetProps) {
  return (
    <Root
      aria-describedby={ids.describedBy}
      id={ids.field}
      className={saveState && 'ens-saves'}
      // No field of its own that could be invalid: it tells where the first wrong answer is.
      data-invalid={error ? true : undefined}
    >
      <Legend>{hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</Legend>
      {saveState ? (
        <SaveMarkLine sx={{ top: '-4px' }}>
          <SaveMark state={saveState} />
        </SaveMarkLine>
      ) : null}
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {children}
      <FieldMessage id={ids.message} error={error} />
    </Root>
  )
}
