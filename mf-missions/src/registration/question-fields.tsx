import { type UseFormReturn, useTranslation } from '@ensemble/mf-kit'
import { TextArea } from '@ensemble/ui'
import { answerLength, type RegistrationForm } from './registration-form.ts'

interface QuestionFieldsProps {
  questions: readonly string[]
  form: UseFormReturn<RegistrationForm>
  readOnly: boolean
}

/** The mission's own questions, each of which wants an answer. */
export function QuestionFields({ questions, form: { register, formState }, readOnly }: QuestionFieldsProps) {
  const { t } = useTranslation('mf-missions')
  return questions.map((question, index) => {
    const code = formState.errors.answers?.[index]?.text?.type
    return (
      <TextArea
        key={question}
        readOnly={readOnly}
        label={question}
        rows={2}
        maxLength={answerLength}
        error={code ? t(`fields.${code}`) : undefined}
        {...register(`answers.${index}.text`, { validate: { REQUIRED: (text) => text.trim() !== '' } })}
      />
    )
  })
}
