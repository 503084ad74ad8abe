import { profileTypes, volunteerKinds } from '@ensemble/contracts/enumerations'
import { type User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, RadioGroup } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { choices } from '../../../texts/choices.ts'
import { useSection } from '../use-section.ts'

/** In which role somebody is here. A change is one quiet step: nothing is asked, nothing is said of it (decisions.md §11.7). */
export function SituationSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const section = useSection({
    saved: { profileType: user.profileType ?? null, volunteerKinds: user.volunteerKinds ?? [] },
    part: 'member',
    edit: ({ profileType, volunteerKinds: kinds }) => ({
      member: { ...(profileType ? { profileType } : {}), ...(kinds ? { volunteerKinds: kinds } : {}) },
    }),
  })
  const { chosen } = section
  return (
    <SectionForm id="situation" section={section}>
      <RadioGroup
        legend={t('own.profileType')}
        options={choices(profileTypes, (value) => t(`profileTypes.${value}`))}
        {...chosen('profileType')}
      />
      <CheckboxGroup
        legend={t('fields.volunteerKinds')}
        options={choices(volunteerKinds, (value) => t(`volunteerKinds.${value}`))}
        {...chosen('volunteerKinds')}
      />
    </SectionForm>
  )
}
