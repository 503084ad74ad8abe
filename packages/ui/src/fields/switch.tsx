import FormControlLabel from '@mui/material/FormControlLabel'
import MuiSwitch from '@mui/material/Switch'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'color' | 'className' | 'style' | 'value'
>

export interface SwitchProps extends NativeProps {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A setting that takes effect at once. For a choice that a form sends, use Checkbox. */
export function Switch({ label, checked, defaultChecked, disabled, onChange, ref, ...input }: SwitchProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={
        <MuiSwitch
          {...{ checked, defaultChecked, onChange }}
          slotProps={{ input: { ...input, ref, role: 'switch' } }}
        />
      }
    />
  )
}
