import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'
import { FieldMessage } from './field-message.tsx'
import { SaveMark, SaveMarkLine, saveMarkRoom, type SaveState } from './save-mark.tsx'
import type { FieldIds } from './use-field-ids.ts'

/** What every field shares around its control. */
export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only, where the place makes the field obvious (a search, a filter row). */
  hideLabel?: boolean
  /** Format or example, read before the field is filled. */
  hint?: string
  /** What is wrong and what to do, under the field. */
  error?: string
  /** Checked and right: green border, a check, and words for a screen reader; those given say what was checked. */
  confirmed?: boolean | string
  /** Marks the field as optional; required fields carry no mark. */
  optional?: boolean
  /** Of a field that saves itself: what became of it. */
  saveState?: SaveState
}

/** A field whose words may be in a language of their own, which a screen reader then hears. */
export interface WordedFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  label: ReactNode
  hint?: ReactNode
}

interface FieldFrameProps extends WordedFieldProps {
  ids: FieldIds
  children: ReactNode
  /** A select is named by its label's id, so its label is no `<label for>`. */
  labelFor?: boolean
  onLabelClick?: () => void
}

const Root = styled('div')({ position: 'relative', display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 })
const Label = styled('label')({
  fontWeight: 500,
  lineHeight: 1.4,
  color: token('text'),
  '&.ens-saves': saveMarkRoom,
})
const Mark = styled('span')({ fontWeight: 400, color: token('text-second') })
const Hint = styled('p')({ fontSize: token('font-small'), lineHeight: 1.45, color: token('text-second') })

/** Label above, hint, control, message below: the same for every field. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    ids,
    label,
    hideLabel = false,
    hint,
    error,
    confirmed,
    optional,
    saveState,
    children,
    labelFor = true,
    onLabelClick,
  } = props
  const texts = useUiTexts()
  const words = (
    <Label
      id={ids.label}
      htmlFor={labelFor ? ids.field : undefined}
      className={saveState && 'ens-saves'}
      onClick={onLabelClick}
    >
      {label}
      {optional ? <Mark> ({texts.optional})</Mark> : null}
    </Label>
  )
  return (
    <Root>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {saveState ? (
        <SaveMarkLine sx={{ marginTop: '-6px' }}>
          <SaveMark state={saveState} />
        </SaveMarkLine>
      ) : null}
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      {children}
      <FieldMessage id={ids.message} error={error} confirmed={confirmed} />
    </Root>
  )
}
