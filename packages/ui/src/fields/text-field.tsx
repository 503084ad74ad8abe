import { CircleCheckIcon, LockIcon } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { token } from '../theme/tokens.ts'
import { FieldBox } from './field-box.tsx'
import { FieldFrame, type WordedFieldProps } from './field-frame.tsx'
import { useFieldIds } from './use-field-ids.ts'

type NativeInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'color' | 'prefix' | 'className' | 'style'>

export interface TextFieldProps extends WordedFieldProps, NativeInputProps {
  /** The input itself: `{...register('email')}` of react-hook-form works as it is. */
  ref?: Ref<HTMLInputElement>
  /** Settled elsewhere: to be read and copied, not changed. */
  locked?: boolean
  start?: ReactNode
  end?: ReactNode
  /** `search` is the rounded variant; prefer SearchField. */
  shape?: 'field' | 'search'
  /** Texts that the browser offers while somebody types; any other text may be written. */
  suggestions?: readonly string[]
}

/** One line of text: normal, error, confirmed or disabled. Native input attributes and events pass through. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    confirmed = false,
    optional,
    saveState,
    locked = false,
    ref,
    start,
    end,
    shape = 'field',
    suggestions,
    ...input
  } = props
  const ids = useFieldIds({ id: input.id, hint, error, confirmed, describedBy: input['aria-describedby'] })
  const offered = suggestions && suggestions.length > 0 ? `${ids.field}-suggestions` : undefined
  const check = confirmed && !error ? <CircleCheckIcon size={20} aria-hidden color={token('green-500')} /> : null
  const lock = locked ? <LockIcon size={20} aria-hidden /> : null
  return (
    <FieldFrame {...{ ids, label, hideLabel, hint, error, optional, confirmed, saveState }}>
      <FieldBox {...{ error, confirmed, locked, shape }} disabled={input.disabled}>
        {start ? <span className="ens-before">{start}</span> : null}
        <input
          type="text"
          {...input}
          ref={ref}
          readOnly={locked || input.readOnly}
          id={ids.field}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={ids.describedBy}
          list={offered}
        />
        {check || lock || end ? (
          <span className="ens-behind">
            {check}
            {lock}
            {end}
          </span>
        ) : null}
      </FieldBox>
      {offered ? (
        <datalist id={offered}>
          {suggestions?.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  )
}
