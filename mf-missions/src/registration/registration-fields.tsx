import type { Mission } from '@ensemble/contracts/missions/http'
import { Controller, type UseFormReturn, useTranslation } from '@ensemble/mf-kit'
import { TextArea } from '@ensemble/ui'
import { NeedsChoice } from './needs-choice.tsx'
import { QuestionFields } from './question-fields.tsx'
import { motivationLength, needsLength, type RegistrationForm } from './registration-form.ts'
import { SharedHealthChoice } from './shared-health-choice.tsx'
import { useAnswerFault } from './use-answer-fault.ts'

interface RegistrationFieldsProps {
  mission: Mission
  form: UseFormReturn<RegistrationForm>
  readOnly: boolean
}

/** What the mission asks: a motivation, answers to its own questions, links of interest. */
export function RegistrationFields({ mission, form, readOnly }: RegistrationFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const { register, formState } = form
  const { motivationRequired: required, questions, interestsDeclarationRequired } = mission
  const words = useAnswerFault()
  return (
    <>
      <TextArea
        readOnly={readOnly}
        label={t('register.motivation')}
        hint={t('register.motivationHint')}
        optional={!required}
        maxLength={motivationLength.max - needsLength}
        error={words(formState.errors.motivation?.type)}
        {...register('motivation', {
          validate: {
            REQUIRED: (text) => !required || text.trim() !== '',
            TOO_SHORT: (text) => !required || text.trim().length >= motivationLength.min,
          },
        })}
      />
      <QuestionFields questions={questions} form={form} readOnly={readOnly} />
      {interestsDeclarationRequired ? (
        <TextArea
          readOnly={readOnly}
          label={t('register.interests')}
          hint={t('register.interestsHint')}
          rows={2}
          maxLength={500}
          error={words(formState.errors.conflictOfInterest?.type)}
          {...register('conflictOfInterest', { validate: { REQUIRED: (text) => text.trim() !== '' } })}
        />
      ) : null}
      <Controller
        control={form.control}
        name="needs"
        render={({ field: { value, onChange } }) => <NeedsChoice value={value} onChange={onChange} />}
      />
      <Controller
        control={form.control}
        name="sharedHealthFields"
        render={({ field: { value, onChange } }) => (
          <SharedHealthChoice mission={mission} value={value} onChange={onChange} />
        )}
      />
    </>
  )
}
