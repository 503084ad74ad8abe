import { genders, languages } from '@ensemble/contracts/enumerations'
import { dayFault, dayOf, writtenDay } from '@ensemble/contracts/typed-day'
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
    // Typed as at sign-up: the picker of a browser begins in this month, sixty years away.
    saved: { firstName, lastName, birthDate: writtenDay(birthDate ?? ''), gender, language },
    part: 'identity',
    required: ['firstName', 'lastName', 'birthDate'],
    check: (typed): Record<string, string> => {
      const fault = typed.birthDate ? dayFault(typed.birthDate) : null
      return fault ? { birthDate: fault === 'impossible' ? 'IMPOSSIBLE_DAY' : 'NOT_A_DAY' } : {}
    },
    edit: ({ birthDate: day, ...identity }) => ({
      identity: { ...identity, ...(day === undefined ? {} : { birthDate: dayOf(day) ?? day }) },
    }),
  })
  const { written, chosen } = section
  return (
    <SectionForm id="identity" section={section}>
      <TextField label={t('fields.firstName')} autoComplete="given-name" {...written('firstName')} />
      <TextField label={t('own.lastName')} autoComplete="family-name" {...written('lastName')} />
      <TextField
        label={t('fields.birthDate')}
        hint={t('own.birthDateHint')}
        autoComplete="bday"
        {...written('birthDate')}
      />
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
