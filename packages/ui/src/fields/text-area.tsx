import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldBox } from './field-box.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useFieldIds } from './use-field-ids.ts'

type NativeTextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color' | 'className' | 'style'>

export interface TextAreaProps extends FieldProps, NativeTextAreaProps {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows by hand, not while typing, so that nothing moves below it. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, confirmed, optional, saveState, ref, rows = 4, ...input } = props
  const ids = useFieldIds({ id: input.id, hint, error, confirmed, describedBy: input['aria-describedby'] })
  return (
    <FieldFrame {...{ ids, label, hideLabel, hint, error, optional, confirmed, saveState }}>
      <FieldBox
        fullWidth
        multiline
        inputComponent="textarea"
        disabled={input.disabled}
        error={Boolean(error)}
        className={confirmed && !error ? 'ens-confirmed' : ''}
        inputRef={ref}
        sx={{ '& textarea': { resize: 'vertical', minHeight: '48px' } }}
        inputProps={{
          ...input,
          rows,
          id: ids.field,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': ids.describedBy,
        }}
      />
    </FieldFrame>
  )
}
