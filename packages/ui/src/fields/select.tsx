import type { Ref } from 'react'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { ChoiceField, Placeholder } from './choice-field.tsx'
import type { Choice } from './choice.ts'
import type { FieldProps } from './field-frame.tsx'

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
  id?: string
  disabled?: boolean
  required?: boolean
  fullWidth?: boolean
  /** For moving the focus here, as a form library does on the first error. */
  ref?: Ref<{ focus: () => void }>
}

/** One choice among several, at least 100 px wide, with a placeholder while empty. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, onBlur, placeholder, emptyOption, ...field } = props
  const texts = useUiTexts()
  const entries: Choice<Value | ''>[] = emptyOption === undefined ? [] : [{ value: '', label: emptyOption }]
  const chosen = options.find((option) => option.value === value)
  return (
    <ChoiceField<Value | ''>
      {...field}
      entries={[...entries, ...options]}
      chosen={[chosen?.value ?? '']}
      onPick={(picked) => {
        if (picked !== (chosen?.value ?? '')) onChange(picked)
      }}
      words={chosen ? chosen.label : <Placeholder>{placeholder ?? emptyOption ?? texts.choose}</Placeholder>}
      onBlur={onBlur}
    />
  )
}
