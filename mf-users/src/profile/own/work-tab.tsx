import type { User } from '@ensemble/contracts/users/http'
import { noWork } from '@ensemble/contracts/users/no-work'
import {
  arrangeable,
  employerSectors,
  employments,
  socioProfessionalCategories,
  workArrangements,
} from '@ensemble/contracts/work-enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, Notice, Select, TextField } from '@ensemble/ui'
import { SectionForm } from './section-form.tsx'
import { choices } from '../../texts/choices.ts'
import { useSection } from './use-section.ts'
import { workEdit } from './work-values.ts'

/** Work and cancer: all of it optional, read by the member alone. */
export function WorkTab({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const section = useSection({
    saved: user.work ?? noWork,
    part: 'work',
    edit: (_changed, work) => ({ work: workEdit(work) }),
  })
  const { values, written, chosen, choose } = section
  if (!user.work) return <Notice severity="warning">{t('own.closed')}</Notice>

  const words = (field: 'workArrangementsOther' | 'socioProfessionalCategoryOther' | 'employerSectorOther') => (
    <TextField optional label={t(`own.${field}`)} maxLength={100} {...written(field)} />
  )
  return (
    <SectionForm id="work" section={section}>
      <Select
        optional
        label={t('own.employment')}
        options={choices(employments, (value) => t(`employments.${value}`))}
        emptyOption={t('own.none')}
        {...chosen('employment')}
        onChange={(value) => choose({ employment: value || null })}
      />
      {values.employment && arrangeable.includes(values.employment) ? (
        <CheckboxGroup
          legend={t('own.workArrangements')}
          options={choices(workArrangements, (value) => t(`workArrangements.${value}`))}
          {...chosen('workArrangements')}
        />
      ) : null}
      {values.workArrangements.includes('other') ? words('workArrangementsOther') : null}
      <Select
        optional
        label={t('own.socioProfessionalCategory')}
        options={choices(socioProfessionalCategories, (value) => t(`categories.${value}`))}
        emptyOption={t('own.none')}
        {...chosen('socioProfessionalCategory')}
        onChange={(value) => choose({ socioProfessionalCategory: value || null })}
      />
      {values.socioProfessionalCategory === 'other' ? words('socioProfessionalCategoryOther') : null}
      <Select
        optional
        label={t('own.employerSector')}
        options={choices(employerSectors, (value) => t(`sectors.${value}`))}
        emptyOption={t('own.none')}
        {...chosen('employerSector')}
        onChange={(value) => choose({ employerSector: value || null })}
      />
      {values.employerSector === 'other' ? words('employerSectorOther') : null}
    </SectionForm>
  )
}
