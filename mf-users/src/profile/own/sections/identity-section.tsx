import { genders, languages } from '@ensemble/contracts/enumerations'
import type { User } from '@ensemble/contracts/users/http'
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
    required: ['firstName', 'lastName', 'birthDate'],
    edit: (identity) => ({ identity }),
  })
  const { written, chosen } = section
  return (
    <SectionForm id="identity" section={section}>
      <TextField label={t('fields.firstName')} autoComplete="given-name" {...written('firstName')} />
      <TextField label={t('own.lastName')} autoComplete="family-name" {...written('lastName')} />
      <TextField type="date" label={t('fields.birthDate')} autoComplete="bday" {...written('birthDate')} />
      <RadioGroup
        legend={t('fields.gender')}
        options={choices(genders, (value) => t(`genders.${value}`))}
        {...chosen('gender')}
      />
      <RadioGroup
        inline
        legend={t('own.mailLanguage')}
        options={choices(languages, (value) => t(`languages.${value}`))}
        {...chosen('language')}
      />
    </SectionForm>
  )
}
