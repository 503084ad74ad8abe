import { type PracticalNeed, practicalNeeds } from '@ensemble/contracts/missions/practical-needs'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup } from '@ensemble/ui'
import { choices } from '../../../texts/choices.ts'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.ts'

/** What somebody needs in order to take part, whatever the reason: missions are ordered by it, and cards name it. */
export function NeedsSection({ needs }: { needs: readonly PracticalNeed[] }) {
  const { t } = useTranslation('mf-users')
  const section = useSection({
    saved: { needs: [...needs] },
    part: 'needs',
    byButton: true,
    edit: (_changed, values) => ({ needs: values.needs }),
  })
  return (
    <SectionForm id="needs" section={section}>
      <CheckboxGroup
        legend={t('own.needs')}
        options={choices(practicalNeeds, (value) => t(`practicalNeeds.${value}`))}
        {...section.chosen('needs')}
      />
    </SectionForm>
  )
}
