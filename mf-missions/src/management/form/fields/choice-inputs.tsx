import { Checkbox, CheckboxGroup, type Choice, MultiSelect, RadioGroup, Select } from '@ensemble/ui'
import type { FieldName } from '../../../inputs/use-field-label.ts'
import { FieldPlace, useFieldWords } from './form-context.tsx'

interface ChoiceProps<Value extends string> {
  /** Path of the field, which names its words. */
  name: FieldName
  options: readonly Choice<Value>[]
}

interface OneProps<Value extends string> extends ChoiceProps<Value> {
  value: Value | ''
  onChange: (value: Value | '') => void
}

/** One of many. */
export function SelectInput<Value extends string>({ name, options, value, onChange }: OneProps<Value>) {
  const words = useFieldWords()(name)
  return (
    <FieldPlace name={name}>
      <Select {...words} {...{ options, value, onChange }} />
    </FieldPlace>
  )
}

/** One of few, all in view. */
export function RadioInput<Value extends string>({ name, options, value, onChange }: OneProps<Value>) {
  const { label, hint, error } = useFieldWords()(name)
  return (
    <FieldPlace name={name}>
      <RadioGroup legend={label} {...{ name, hint, error, options, value, onChange }} />
    </FieldPlace>
  )
}

interface ManyProps<Value extends string> extends ChoiceProps<Value> {
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** Further options cannot be taken beyond this. */
  most?: number
}

/** Several of few, all in view. */
export function BoxesInput<Value extends string>({ name, options, value, onChange, most }: ManyProps<Value>) {
  const { label, hint, error } = useFieldWords()(name)
  return (
    <FieldPlace name={name}>
      <CheckboxGroup legend={label} {...{ hint, error, value, onChange }} options={within(options, value, most)} />
    </FieldPlace>
  )
}

/** Several of many. */
export function ManyInput<Value extends string>({ name, options, value, onChange, most }: ManyProps<Value>) {
  const words = useFieldWords()(name)
  return (
    <FieldPlace name={name}>
      <MultiSelect {...words} optional {...{ value, onChange }} options={within(options, value, most)} />
    </FieldPlace>
  )
}

interface CheckProps {
  name: FieldName
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Yes or no. */
export function CheckInput({ name, checked, onChange }: CheckProps) {
  const { label } = useFieldWords()(name)
  return (
    <FieldPlace name={name}>
      <Checkbox label={label} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </FieldPlace>
  )
}

function within<Value extends string>(options: readonly Choice<Value>[], value: readonly Value[], most = Infinity) {
  if (value.length < most) return options
  return options.map((option) => ({ ...option, disabled: !value.includes(option.value) }))
}
