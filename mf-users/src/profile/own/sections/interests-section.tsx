import { interestDomains, missionModes, missionTypes, skills } from '@ensemble/contracts/enumerations'
import { type User } from '@ensemble/contracts/users/http'
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
    edit: ({ interestDomains: domains, skillsOther, ...wishes }) => ({
      engagement: {
        ...wishes,
        skillsOther: wishes.skills.includes('other') ? skillsOther.trim() || null : null,
        // Somebody who has never said what interests them may go on without.
        ...(domains.length > 0 || engagement?.interestDomains.length ? { interestDomains: domains } : {}),
      },
    }),
  })
  const { values, set, error } = section
  return (
    <SectionForm id="interests" section={section}>
      <CheckboxGroup
        legend={t('own.interestDomains')}
        options={choices(interestDomains, (value) => t(`interestDomains.${value}`))}
        value={values.interestDomains}
        onChange={(value) => set('interestDomains', value)}
        error={error('interestDomains')}
      />
      <MultiSelect
        optional
        label={t('fields.preferredMissionTypes')}
        options={choices(missionTypes, (value) => t(`missionTypes.${value}`))}
        value={values.preferredMissionTypes}
        onChange={(value) => set('preferredMissionTypes', value)}
      />
      <CheckboxGroup
        legend={t('fields.preferredModes')}
        options={choices(missionModes, (value) => t(`modes.${value}`))}
        value={values.preferredModes}
        onChange={(value) => set('preferredModes', value)}
      />
      <MultiSelect
        optional
        label={t('fields.skills')}
        options={choices(skills, (value) => t(`skills.${value}`))}
        value={values.skills}
        onChange={(value) => set('skills', value)}
      />
      {values.skills.includes('other') ? (
        <TextField
          optional
          label={t('own.skillsOther')}
          maxLength={100}
          value={values.skillsOther}
          onChange={(event) => set('skillsOther', event.target.value)}
          error={error('skillsOther')}
        />
      ) : null}
    </SectionForm>
  )
}
