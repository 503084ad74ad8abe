import type { UseFormReturn } from '@ensemble/mf-kit'
import { TextArea } from '@ensemble/ui'
import { Written } from '../cards/mission-title.tsx'
import { answerLength, type RegistrationForm } from './registration-form.ts'
import { useAnswerFault } from './use-answer-fault.ts'

interface QuestionFieldsProps {
  questions: readonly string[]
  form: UseFormReturn<RegistrationForm>
  readOnly: boolean
}

/** The mission's own questions, each of which wants an answer. */
export function QuestionFields({ questions, form: { register, formState }, readOnly }: QuestionFieldsProps) {
  const faultWords = useAnswerFault()
  return questions.map((question, index) => {
    return (
      <TextArea
        key={question}
        readOnly={readOnly}
        label={<Written>{question}</Written>}
        rows={2}
        maxLength={answerLength}
        error={faultWords(formState.errors.answers?.[index]?.text?.type)}
        {...register(`answers.${index}.text`, { validate: { REQUIRED: (text) => text.trim() !== '' } })}
      />
    )
  })
}
