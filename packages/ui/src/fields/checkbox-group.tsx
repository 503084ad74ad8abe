import FormControlLabel from '@mui/material/FormControlLabel'
import MuiCheckbox from '@mui/material/Checkbox'
import type { ReactNode, Ref } from 'react'
import { BoxSquare } from '../icons/choice-icons.tsx'
import type { ShownChoice } from './choice.ts'
import { FieldSet } from './field-set.tsx'
import type { SaveState } from './save-mark.tsx'
import { useFieldIds } from './use-field-ids.ts'

export interface CheckboxGroupProps<Value extends string> {
  legend: ReactNode
  hideLegend?: boolean
  options: readonly ShownChoice<Value>[]
  value: readonly Value[]
  /** The chosen values, in the order of the options. */
  onChange: (value: Value[]) => void
  hint?: ReactNode
  error?: string
  /** Of a group that saves itself: what became of it. */
  saveState?: SaveState
  /** The first box, for moving the focus here. */
  ref?: Ref<HTMLInputElement>
}

/** Several choices among few, all in view. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, hideLegend, options, value, onChange, hint, error, saveState, ref } = props
  const ids = useFieldIds({ hint, error })

  function toggle(changed: Value, chosen: boolean) {
    const known = options.map((option) => option.value)
    onChange(known.filter((one) => (one === changed ? chosen : value.includes(one))))
  }

  return (
    <FieldSet {...{ ids, legend, hideLegend, hint, error, saveState }}>
      {options.map((option, index) => (
        <FormControlLabel
          key={option.value}
          label={option.label}
          disabled={option.disabled}
          sx={{ display: 'flex' }}
          control={
            <MuiCheckbox
              icon={<BoxSquare />}
              checkedIcon={<BoxSquare />}
              checked={value.includes(option.value)}
              onChange={(_event, chosen) => toggle(option.value, chosen)}
              slotProps={{ input: { ref: index === 0 ? ref : undefined } }}
            />
          }
        />
      ))}
    </FieldSet>
  )
}
