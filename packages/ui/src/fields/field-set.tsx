import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { token } from '../theme/tokens.ts'
import { FieldMessage } from './field-message.tsx'
import { type FieldIds } from './use-field-ids.ts'

interface FieldSetProps {
  ids: FieldIds
  legend: string
  hideLegend?: boolean
  hint?: string
  error?: string
  children: ReactNode
}

const Root = styled('fieldset')({ border: 0, padding: 0, minWidth: 0 })
const Legend = styled('legend')({ fontWeight: 500, padding: 0, marginBottom: '4px', lineHeight: 1.4 })
const Hint = styled('p')({ fontSize: token('font-small'), color: token('text-second'), marginBottom: '4px' })

/** A group of choices with its question as legend. */
export function FieldSet({ ids, legend, hideLegend = false, hint, error, children }: FieldSetProps) {
  return (
    <Root aria-describedby={ids.describedBy} id={ids.field}>
      <Legend>{hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</Legend>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {children}
      <FieldMessage id={ids.message} error={error} />
    </Root>
  )
}
