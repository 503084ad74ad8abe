import { interestDomains, missionModes, missionTypes, skills } from '@ensemble/contracts/enumerations'
import type { User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, MultiSelect, TextField } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { choices } from '../../../texts/choices.ts'
import { useSection } from '../use-section.ts'

/** What somebody would like to do, and what they can. */
export function InterestsSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const { engagement } = user
  const section = useSection({
    saved: {
      interestDomains: engagement?.interestDomains ?? [],
      preferredMissionTypes: engagement?.preferredMissionTypes ?? [],
      preferredModes: engagement?.preferredModes ?? [],
      skills: engagement?.skills ?? [],
      skillsOther: engagement?.skillsOther ?? '',
    },
    part: 'engagement',
    required: ['interestDomains'],
    edit: ({ skillsOther, ...wishes }, values) => ({
      engagement: {
        ...wishes,
        ...(skillsOther === undefined && wishes.skills === undefined
          ? {}
          : { skillsOther: values.skills.includes('other') ? values.skillsOther.trim() || null : null }),
      },
    }),
  })
  const { values, written, chosen } = section
  return (
    <SectionForm id="interests" section={section}>
      <CheckboxGroup
        legend={t('own.interestDomains')}
        options={choices(interestDomains, (value) => t(`interestDomains.${value}`))}
        {...chosen('interestDomains')}
      />
      <MultiSelect
        optional
        label={t('fields.preferredMissionTypes')}
        options={choices(missionTypes, (value) => t(`missionTypes.${value}`))}
        {...chosen('preferredMissionTypes')}
      />
      <CheckboxGroup
        legend={t('fields.preferredModes')}
        options={choices(missionModes, (value) => t(`modes.${value}`))}
        {...chosen('preferredModes')}
      />
      <MultiSelect
        optional
        label={t('fields.skills')}
        options={choices(skills, (value) => t(`skills.${value}`))}
        {...chosen('skills')}
      />
      {values.skills.includes('other') ? (
        <TextField optional label={t('own.skillsOther')} maxLength={100} {...written('skillsOther')} />
      ) : null}
    </SectionForm>
  )
}
