import { caregiverRelationships, relationsToIllness } from '@ensemble/contracts/health-enumerations'
import type { Health } from '@ensemble/contracts/users/health'
import type { User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, Notice, Select } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { choices } from '../../../texts/choices.ts'
import { useSection } from '../use-section.ts'
import { cares, firstRelations, relationEdit } from './health-values.ts'

/** How somebody is concerned by the illness: the question that the others hang on. */
export function RelationSection({ user, health }: { user: User; health: Health }) {
  const { t } = useTranslation('mf-users')
  const first = firstRelations(health, user.profileType)
  const proposed = health.relationsToIllness.length === 0 && first.length > 0
  const section = useSection({
    saved: {
      relationsToIllness: first,
      caregiverRelationship: health.caregiverRelationship,
    },
    part: 'health',
    byButton: true,
    proposed,
    edit: (_changed, values) => ({
      health: relationEdit(values.relationsToIllness, values.caregiverRelationship, health),
    }),
  })
  const { values, chosen, choose } = section
  return (
    <SectionForm id="relation" section={section}>
      {proposed ? <Notice>{t('own.proposedRelation')}</Notice> : null}
      <CheckboxGroup
        legend={t('own.relations')}
        options={choices(relationsToIllness, (value) => t(`relations.${value}`))}
        {...chosen('relationsToIllness')}
      />
      {cares(values.relationsToIllness) ? (
        <Select
          optional
          label={t('own.caregiverRelationship')}
          options={choices(caregiverRelationships, (value) => t(`caregiverRelationships.${value}`))}
          emptyOption={t('own.none')}
          {...chosen('caregiverRelationship')}
          onChange={(value) => choose({ caregiverRelationship: value || null })}
        />
      ) : null}
    </SectionForm>
  )
}
