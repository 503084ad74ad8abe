import { RichEditor } from '@ensemble/ui/rich-editor'
import { FieldPlace, useFieldWords, useFormTools } from './fields/form-context.tsx'

/** The description, with titles, lists and links. */
export default function DescriptionInput() {
  const words = useFieldWords()('description')
  const { values, form } = useFormTools()
  return (
    <FieldPlace name="description">
      <RichEditor {...words} value={values.description} onChange={(html) => form.setValue('description', html)} />
    </FieldPlace>
  )
}
