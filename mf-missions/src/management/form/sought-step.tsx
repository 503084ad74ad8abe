import { profileTypes, skills, volunteerKinds } from '@ensemble/contracts/enumerations'
import { cancerTypes, treatmentStages } from '@ensemble/contracts/health-enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { FormSection } from '@ensemble/ui'
import { BoxesInput, ManyInput } from './fields/choice-inputs.tsx'
import { useFormTools } from './fields/form-context.tsx'
import { LinesInput } from './fields/lines-input.tsx'
import { prerequisiteLines } from './form-limits.ts'
import { choices } from '../../inputs/choices.ts'

/** Who is looked for. All of it advises and keeps nobody out, but the kinds of trained volunteers. */
export function SoughtStep() {
  const { t } = useTranslation('mf-missions')
  const { values, form } = useFormTools()
  return (
    <>
      <FormSection title={t('form.sections.sought')} why={t('form.whys.sought')}>
        <BoxesInput
          name="targetProfileTypes"
          options={choices(profileTypes, (value) => t(`profiles.${value}`))}
          value={values.targetProfileTypes}
          onChange={(chosen) => form.setValue('targetProfileTypes', chosen)}
        />
        <ManyInput
          name="targetCancerTypes"
          options={choices(cancerTypes, (value) => t(`cancers.${value}`))}
          value={values.targetCancerTypes}
          onChange={(chosen) => form.setValue('targetCancerTypes', chosen)}
        />
        <ManyInput
          name="targetTreatmentStages"
          options={choices(treatmentStages, (value) => t(`stages.${value}`))}
          value={values.targetTreatmentStages}
          onChange={(chosen) => form.setValue('targetTreatmentStages', chosen)}
        />
        <ManyInput
          name="skills"
          options={choices(skills, (value) => t(`skills.${value}`))}
          value={values.skills}
          onChange={(chosen) => form.setValue('skills', chosen)}
          most={5}
        />
        <LinesInput name="prerequisites" most={prerequisiteLines} />
      </FormSection>
      <FormSection title={t('form.sections.required')} why={t('form.whys.required')}>
        <BoxesInput
          name="requiredVolunteerKinds"
          options={choices(volunteerKinds, (value) => t(`kinds.${value}`))}
          value={values.requiredVolunteerKinds}
          onChange={(chosen) => form.setValue('requiredVolunteerKinds', chosen)}
        />
      </FormSection>
    </>
  )
}
