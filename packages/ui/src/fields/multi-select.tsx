import type { Ref } from 'react'
import { fillText } from '../texts/ui-texts.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { ChoiceField, Placeholder } from './choice-field.tsx'
import type { Choice } from './choice.ts'
import type { FieldProps } from './field-frame.tsx'

export interface MultiSelectProps<Value extends string> extends FieldProps {
  options: readonly Choice<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  onBlur?: () => void
  placeholder?: string
  id?: string
  disabled?: boolean
  ref?: Ref<{ focus: () => void }>
}

/** Several choices among many, each with its box; two or more are summed up so that the field keeps its height. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { options, value, onChange, placeholder, ...field } = props
  const texts = useUiTexts()

  function summary() {
    const chosen = options.filter((option) => value.includes(option.value))
    if (chosen.length === 0) return <Placeholder>{placeholder ?? texts.choose}</Placeholder>
    if (chosen.length <= 2) return chosen.map((option) => option.label).join(', ')
    return fillText(texts.chosenCount, { count: chosen.length })
  }

  return (
    <ChoiceField
      {...field}
      multiple
      entries={options}
      chosen={value}
      onPick={(picked) =>
        onChange(
          options.flatMap((option) =>
            value.includes(option.value) === (option.value !== picked) ? [option.value] : [],
          ),
        )
      }
      words={summary()}
    />
  )
}
