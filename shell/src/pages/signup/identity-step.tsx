import { genders } from '@ensemble/contracts/enumerations'
import { ageAt, dayFault, dayOf } from '@ensemble/contracts/typed-day'
import { Controller, useFormContext, useTranslation } from '@ensemble/mf-kit'
import { RadioGroup, Stack, TextField } from '@ensemble/ui'
import type { SignUpValues } from './sign-up-values.ts'
import { type StepActions, StepFrame } from './step-frame.tsx'

const nameShape = /^\p{L}[\p{L} '’-]*$/u
const phoneShape = /^(\+|0)[\d\s().-]{8,22}$/

/** Who the committee will read about; of staff, who can be reached, and how. */
export function IdentityStep({ staff, ...actions }: StepActions & { staff: boolean }) {
  const { t } = useTranslation()
  const { register, formState } = useFormContext<SignUpValues>()
  const { errors } = formState
  const name = (required: string, minLength: number) => ({
    required,
    validate: (value: string) => {
      const text = value.trim()
      return (text.length >= minLength && text.length <= 60 && nameShape.test(text)) || t('signUp.identity.badName')
    },
  })

  return (
    <StepFrame
      {...actions}
      title={t('signUp.identity.title')}
      sentence={t(staff ? 'signUp.identity.staffSentence' : 'signUp.identity.sentence')}
      submit={t('signUp.next')}
    >
      <Stack spacing={2.5}>
        <TextField
          {...register('firstName', name(t('missing.firstName'), 2))}
          label={t('signUp.identity.firstName')}
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        <TextField
          {...register('lastName', name(t('missing.lastName'), 1))}
          label={t('signUp.identity.lastName')}
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
        {staff ? null : <BirthAndGender />}
        <TextField
          {...register('phone', {
            validate: (value) => {
              if (value.trim() === '') return !staff || t('missing.phone')
              return phoneShape.test(value.trim()) || t('signUp.identity.badPhone')
            },
          })}
          type="tel"
          optional={!staff}
          label={t('signUp.identity.phone')}
          hint={staff ? undefined : t('signUp.identity.phoneHint')}
          autoComplete="tel"
          error={errors.phone?.message}
        />
      </Stack>
    </StepFrame>
  )
}

/** What members alone are asked for. */
function BirthAndGender() {
  const { t } = useTranslation()
  const { control, register, formState } = useFormContext<SignUpValues>()
  const { errors } = formState
  return (
    <>
      <Controller
        control={control}
        name="gender"
        render={({ field }) => (
          <RadioGroup
            ref={field.ref}
            legend={t('signUp.identity.gender')}
            options={genders.map((value) => ({ value, label: t(`signUp.identity.genders.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <TextField
        {...register('birthDate', {
          required: t('missing.birthDate'),
          validate: (value) => {
            const day = dayOf(value)
            if (dayFault(value) === 'impossible') return t('signUp.identity.impossibleDate')
            if (day === null || ageAt(day, new Date()) > 110) return t('signUp.identity.badBirthDate')
            return ageAt(day, new Date()) >= 18 || t('signUp.identity.underAge')
          },
        })}
        label={t('signUp.identity.birthDate')}
        hint={t('signUp.identity.birthDateHint')}
        autoComplete="bday"
        inputMode="text"
        error={errors.birthDate?.message}
      />
    </>
  )
}
