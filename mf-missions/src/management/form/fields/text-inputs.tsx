import type { FieldPathByValue } from '@ensemble/mf-kit'
import { TextArea, TextField } from '@ensemble/ui'
import type { FieldName } from '../../../inputs/use-field-label.ts'
import { boundsOf } from '../form-limits.ts'
import type { MissionForm } from '../mission-form.ts'
import { FieldPlace, useFieldWords, useFormTools } from './form-context.tsx'
import { useLengthCount } from './length-count.tsx'

type TextName = FieldPathByValue<MissionForm, string> & FieldName

interface TextInputProps {
  name: TextName
  optional?: boolean
  type?: 'text' | 'email' | 'tel' | 'url'
  inputMode?: 'numeric' | 'decimal'
  rows?: number
}

/** One line of the form. */
export function TextInput({ name, optional, type = 'text', inputMode }: TextInputProps) {
  const words = useFieldWords()(name)
  const { register, getValues } = useFormTools().form
  const { describedBy, count } = useLengthCount(getValues(name), inputMode ? undefined : boundsOf(name)?.max)
  return (
    <FieldPlace name={name}>
      <TextField
        {...words}
        {...{ optional, type, inputMode }}
        autoComplete="off"
        aria-describedby={describedBy}
        {...register(name)}
      />
      {count}
    </FieldPlace>
  )
}

/** Several lines of the form. */
export function AreaInput({ name, optional, rows = 3 }: TextInputProps) {
  const words = useFieldWords()(name)
  const { register, getValues } = useFormTools().form
  const { describedBy, count } = useLengthCount(getValues(name), boundsOf(name)?.max)
  return (
    <FieldPlace name={name}>
      <TextArea {...words} {...{ optional, rows }} aria-describedby={describedBy} {...register(name)} />
      {count}
    </FieldPlace>
  )
}
