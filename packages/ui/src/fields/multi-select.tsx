import MenuItem from '@mui/material/MenuItem'
import MuiSelect from '@mui/material/Select'
import { SquareCheckIcon, SquareIcon } from 'lucide-react'
import { type Ref, useState } from 'react'
import { landmarkOf } from '../surfaces/landmark-of.ts'
import { useCloseOnScroll } from '../surfaces/use-close-on-scroll.ts'
import { fillText } from '../texts/ui-texts.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { token } from '../theme/tokens.ts'
import type { Choice } from './choice.ts'
import { FieldBox } from './field-box.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { Placeholder, SelectArrow } from './select.tsx'
import { useFieldIds } from './use-field-ids.ts'

export interface MultiSelectProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  onBlur?: () => void
  placeholder?: string
  id?: string
  name?: string
  disabled?: boolean
  ref?: Ref<{ focus: () => void }>
}

/** Several choices among many, each with its box; two or more are summed up so that the field keeps its height. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { options, value, onChange, onBlur, placeholder, name, disabled, ref } = props
  const { label, hideLabel, hint, error, confirmed = false, optional, saveState } = props
  const ids = useFieldIds({ id: props.id, hint, error, confirmed })
  const texts = useUiTexts()
  const [open, setOpen] = useState(false)
  useCloseOnScroll(open, () => setOpen(false))

  function summary() {
    const chosen = options.filter((option) => value.includes(option.value))
    if (chosen.length === 0) return <Placeholder>{placeholder ?? texts.choose}</Placeholder>
    if (chosen.length <= 2) return chosen.map((option) => option.label).join(', ')
    return fillText(texts.chosenCount, { count: chosen.length })
  }

  return (
    <FieldFrame {...{ ids, label, hideLabel, hint, error, optional, confirmed, saveState }} labelFor={false}>
      <MuiSelect
        multiple
        displayEmpty
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        fullWidth
        name={name}
        value={[...value]}
        disabled={disabled}
        error={Boolean(error)}
        labelId={ids.label}
        inputRef={ref}
        IconComponent={SelectArrow}
        input={<FieldBox className={confirmed && !error ? 'ens-confirmed' : ''} />}
        MenuProps={{ container: () => landmarkOf(document.getElementById(ids.field)) }}
        renderValue={summary}
        SelectDisplayProps={{
          id: ids.field,
          'aria-describedby': ids.describedBy,
          'aria-invalid': error ? true : undefined,
        }}
        onBlur={onBlur}
        onChange={(event) => {
          const chosen: readonly string[] = [event.target.value].flat()
          onChange(options.map((option) => option.value).filter((known) => chosen.includes(known)))
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.disabled}>
            {value.includes(option.value) ? (
              <SquareCheckIcon size={20} aria-hidden color={token('primary')} />
            ) : (
              <SquareIcon size={20} aria-hidden color={token('border')} />
            )}
            {option.label}
          </MenuItem>
        ))}
      </MuiSelect>
    </FieldFrame>
  )
}
