import { genders, languages } from '@ensemble/contracts/enumerations'
import { type User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { RadioGroup, TextField } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { choices } from '../../../texts/choices.ts'
import { useSection } from '../use-section.ts'

/** Names, birth date, gender, language. */
export function IdentitySection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const { firstName = '', lastName = '', birthDate, gender = 'unknown', language = 'fr' } = user
  const section = useSection({
    saved: { firstName, lastName, birthDate: birthDate ?? '', gender, language },
    part: 'identity',
    // An empty day is no day: the server says that it is missing.
    edit: (identity) => ({ identity }),
  })
  const { values, set, error } = section
  return (
    <SectionForm id="identity" section={section}>
      <TextField
        label={t('fields.firstName')}
        autoComplete="given-name"
        value={values.firstName}
        onChange={(event) => set('firstName', event.target.value)}
        error={error('firstName')}
      />
      <TextField
        label={t('own.lastName')}
        autoComplete="family-name"
        value={values.lastName}
        onChange={(event) => set('lastName', event.target.value)}
        error={error('lastName')}
      />
      <TextField
        type="date"
        label={t('fields.birthDate')}
        autoComplete="bday"
        value={values.birthDate}
        onChange={(event) => set('birthDate', event.target.value)}
        error={error('birthDate')}
      />
      <RadioGroup
        legend={t('fields.gender')}
        options={choices(genders, (value) => t(`genders.${value}`))}
        value={values.gender}
        onChange={(value) => set('gender', value)}
        error={error('gender')}
      />
      <RadioGroup
        inline
        legend={t('own.mailLanguage')}
        options={choices(languages, (value) => t(`languages.${value}`))}
        value={values.language}
        onChange={(value) => set('language', value)}
      />
    </SectionForm>
  )
}
