import FormControlLabel from '@mui/material/FormControlLabel'
import MuiCheckbox from '@mui/material/Checkbox'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { BoxSquare } from '../icons/choice-icons.tsx'
import { token } from '../theme/tokens.ts'
import { FieldMessage } from './field-message.tsx'
import { SavedBox, SaveMark, type SaveState } from './save-mark.tsx'
import { useFieldIds } from './use-field-ids.ts'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'color' | 'className' | 'style' | 'value'
>

export interface CheckboxProps extends NativeProps {
  label: ReactNode
  error?: string
  /** Of a box that saves itself: what became of it. */
  saveState?: SaveState
  value?: string
  ref?: Ref<HTMLInputElement>
}

/** A yes or no inside a form. `{...register('consent')}` works as it is. */
export function Checkbox(props: CheckboxProps) {
  const { label, error, saveState, checked, defaultChecked, disabled, onChange, ref, ...input } = props
  const ids = useFieldIds({ id: input.id, error, describedBy: input['aria-describedby'] })
  const Frame = saveState ? SavedBox : 'div'
  return (
    <Frame>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <MuiCheckbox
            icon={<BoxSquare />}
            checkedIcon={<BoxSquare />}
            checked={checked}
            defaultChecked={defaultChecked}
            onChange={onChange}
            slotProps={{
              input: {
                ...input,
                ref,
                id: ids.field,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': ids.describedBy,
              },
            }}
            sx={error ? { color: token('error') } : null}
          />
        }
      />
      {saveState ? <SaveMark state={saveState} /> : null}
      <FieldMessage id={ids.message} error={error} />
    </Frame>
  )
}
