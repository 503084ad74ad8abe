import { departmentNamed, departmentOfPostalCode, departments } from '@ensemble/contracts/departments'
import { Controller, useFormContext, useTranslation, useWatch } from '@ensemble/mf-kit'
import { Select, TextField } from '@ensemble/ui'
import type { SignUpValues } from './sign-up-values.ts'

const choices = departments.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))

/** Where somebody lives, as far as their committee needs to know; the department follows from the postal code. */
export function PlaceFields() {
  const { t } = useTranslation()
  const { register, control, formState, setValue, clearErrors } = useFormContext<SignUpValues>()
  const recognised = departmentNamed(useWatch({ control, name: 'postalCode' }))
  return (
    <>
      <TextField
        {...register('postalCode', {
          required: t('missing.postalCode'),
          validate: (value) => departmentOfPostalCode(value.trim()) !== null || t('signUp.place.badPostalCode'),
          onChange: (event: { target: { value: string } }) => {
            const code = departmentOfPostalCode(event.target.value.trim())
            if (code === null) return
            setValue('departmentCode', code)
            clearErrors('departmentCode')
          },
        })}
        label={t('signUp.place.postalCode')}
        autoComplete="postal-code"
        inputMode="numeric"
        error={formState.errors.postalCode?.message}
        confirmed={recognised !== null && t('signUp.place.recognised', { department: recognised })}
      />
      <TextField
        {...register('city', { maxLength: { value: 80, message: t('fieldCodes.TOO_LONG') } })}
        optional
        label={t('signUp.place.city')}
        autoComplete="address-level2"
        error={formState.errors.city?.message}
      />
      <Controller
        control={control}
        name="departmentCode"
        rules={{ required: t('signUp.place.chooseDepartment') }}
        render={({ field, fieldState }) => (
          <Select
            ref={field.ref}
            label={t('signUp.place.department')}
            hint={t('signUp.place.departmentHint')}
            options={choices}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            required
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
