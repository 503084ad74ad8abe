import { genders } from '@ensemble/contracts/enumerations'
import { Controller, useFormContext, useTranslation } from '@ensemble/mf-kit'
import { Notice, RadioGroup, Stack, TextField } from '@ensemble/ui'
import { EmailField } from '../../entry/email-field.tsx'
import { NewPasswordFields } from '../../entry/new-password-fields.tsx'
import { ageAt, dayOf } from './birth-date.ts'
import { PlaceFields } from './place-fields.tsx'
import { type SignUpValues } from './sign-up-values.ts'
import { type StepActions, StepFrame } from './step-frame.tsx'

const nameShape = /^\p{L}[\p{L} '’-]*$/u
const phoneShape = /^(\+|0)[\d\s().-]{8,22}$/

/** Step 2: how to sign in, and who the committee will read about. */
export function IdentityStep({ league, invited, ...actions }: StepActions & { league: boolean; invited: boolean }) {
  const { t } = useTranslation()
  const { control, register, formState, watch } = useFormContext<SignUpValues>()
  const { errors } = formState
  const fixed = league || invited
  const name = (minLength: number) => ({
    required: t('fields.required'),
    validate: (value: string) => {
      const text = value.trim()
      return (text.length >= minLength && text.length <= 60 && nameShape.test(text)) || t('signUp.identity.badName')
    },
  })

  return (
    <StepFrame
      {...actions}
      title={t('signUp.identity.title')}
      sentence={t('signUp.identity.sentence')}
      submit={t('signUp.next')}
    >
      <Stack spacing={2.5}>
        {league ? <Notice>{t('signUp.identity.leagueNote')}</Notice> : null}
        <EmailField hint={fixed ? undefined : t('signUp.identity.emailHint')} locked={fixed} />
        {league ? null : <NewPasswordFields email={watch('email')} label={t('login.password')} />}
        <TextField
          {...register('firstName', name(2))}
          label={t('signUp.identity.firstName')}
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        <TextField
          {...register('lastName', name(1))}
          label={t('signUp.identity.lastName')}
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
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
            required: t('fields.required'),
            validate: (value) => {
              const day = dayOf(value)
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
        <TextField
          {...register('phone', {
            validate: (value) => value.trim() === '' || phoneShape.test(value.trim()) || t('signUp.identity.badPhone'),
          })}
          type="tel"
          optional
          label={t('signUp.identity.phone')}
          hint={t('signUp.identity.phoneHint')}
          autoComplete="tel"
          error={errors.phone?.message}
        />
        <PlaceFields />
      </Stack>
    </StepFrame>
  )
}
