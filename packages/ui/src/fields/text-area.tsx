import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldBox } from './field-box.tsx'
import { FieldFrame, type WordedFieldProps } from './field-frame.tsx'
import { useFieldIds } from './use-field-ids.ts'

type NativeTextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color' | 'className' | 'style'>

export interface TextAreaProps extends WordedFieldProps, NativeTextAreaProps {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text; grows by hand, not while typing, so that nothing moves below it. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, confirmed, optional, saveState, ref, rows = 4, ...input } = props
  const ids = useFieldIds({ id: input.id, hint, error, confirmed, describedBy: input['aria-describedby'] })
  return (
    <FieldFrame {...{ ids, label, hideLabel, hint, error, optional, confirmed, saveState }}>
      <FieldBox {...{ error, confirmed }} disabled={input.disabled}>
        <textarea
          {...input}
          ref={ref}
          rows={rows}
          id={ids.field}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
      </FieldBox>
    </FieldFrame>
  )
}
