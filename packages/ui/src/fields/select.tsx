import MenuItem from '@mui/material/MenuItem'
import MuiSelect from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { CheckIcon, ChevronDownIcon, CircleCheckIcon } from 'lucide-react'
import { type Ref, useState } from 'react'
import { landmarkOf } from '../surfaces/landmark-of.ts'
import { useCloseOnScroll } from '../surfaces/use-close-on-scroll.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'
import type { Choice } from './choice.ts'
import { FieldBox } from './field-box.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useFieldIds } from './use-field-ids.ts'

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[]
  value: Value | '' | null | undefined
  /** `''` when the empty choice was taken. With react-hook-form use its Controller. */
  onChange: (value: Value | '') => void
  onBlur?: () => void
  /** Shown while nothing is chosen; by default the UiTexts' "Choose". */
  placeholder?: string
  /** Label of a first option that empties the field ("All", "None"). */
  emptyOption?: string
  name?: string
  id?: string
  disabled?: boolean
  required?: boolean
  fullWidth?: boolean
  /** For moving the focus here, as a form library does on the first error. */
  ref?: Ref<{ focus: () => void }>
}

/** Grey words where nothing is chosen yet. */
export const Placeholder = styled('span')({ color: token('gray-700') })

/** One choice among several, at least 100 px wide, with a placeholder while empty. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    options,
    value,
    onChange,
    onBlur,
    placeholder,
    emptyOption,
    name,
    disabled,
    required,
    fullWidth = true,
    ref,
  } = props
  const { label, hideLabel, hint, error, confirmed = false, optional, saveState } = props
  const ids = useFieldIds({ id: props.id, hint, error, confirmed })
  const texts = useUiTexts()
  const [open, setOpen] = useState(false)
  useCloseOnScroll(open, () => setOpen(false))
  const chosen = options.find((option) => option.value === value)
  const empty = placeholder ?? emptyOption ?? texts.choose

  return (
    <FieldFrame {...{ ids, label, hideLabel, hint, error, optional, confirmed, saveState }} labelFor={false}>
      <MuiSelect
        displayEmpty
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        fullWidth={fullWidth}
        name={name}
        value={chosen?.value ?? ''}
        disabled={disabled}
        error={Boolean(error)}
        labelId={ids.label}
        inputRef={ref}
        IconComponent={SelectArrow}
        input={<FieldBox className={confirmed && !error ? 'ens-confirmed' : ''} />}
        MenuProps={{ container: () => landmarkOf(document.getElementById(ids.field)) }}
        renderValue={() => (chosen ? chosen.label : <Placeholder>{empty}</Placeholder>)}
        endAdornment={confirmed && !error ? <ConfirmedCheck /> : undefined}
        SelectDisplayProps={{
          id: ids.field,
          'aria-describedby': ids.describedBy,
          'aria-invalid': error ? true : undefined,
          'aria-required': required,
        }}
        onBlur={onBlur}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? '')}
      >
        {emptyOption === undefined ? null : <MenuItem value="">{emptyOption}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
            {option.value === value ? <CheckIcon size={18} aria-hidden style={{ marginLeft: 'auto' }} /> : null}
          </MenuItem>
        ))}
      </MuiSelect>
    </FieldFrame>
  )
}

export function SelectArrow({ className }: { className?: string }) {
  return <ChevronDownIcon size={20} className={className} aria-hidden />
}

function ConfirmedCheck() {
  return <CircleCheckIcon size={20} aria-hidden color={token('green-500')} style={{ marginRight: 34, flex: 'none' }} />
}
