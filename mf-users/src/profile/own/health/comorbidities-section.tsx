import { comorbidities, comorbidityGroups } from '@ensemble/contracts/health-enumerations'
import { type Health } from '@ensemble/contracts/users/health'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, Stack } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.ts'
import { FoldedGroup } from './folded-group.tsx'

/** Other health conditions, folded by group: nobody has to read through them all. */
export function ComorbiditiesSection({ health }: { health: Health }) {
  const { t } = useTranslation('mf-users')
  const section = useSection({
    saved: { comorbidities: health.comorbidities },
    part: 'health',
    edit: (values) => ({ health: values }),
  })
  const { values, set } = section
  return (
    <SectionForm id="comorbidities" section={section}>
      <Stack sx={{ gap: '4px' }}>
        {Object.keys(comorbidityGroups).map((group) => {
          const own = comorbidities.filter((value) => value === group || value.startsWith(`${group}.`))
          const others = values.comorbidities.filter((value) => !own.includes(value))
          const chosen = values.comorbidities.filter((value) => own.includes(value))
          const name = t(`comorbidityGroups.${group}`)
          return (
            <FoldedGroup key={group} name={name} count={chosen.length}>
              <CheckboxGroup
                hideLegend
                legend={name}
                options={own.map((value) => ({
                  value,
                  label: value === group ? t('own.otherCondition') : t(`comorbidities.${value}`),
                  disabled: values.comorbidities.length >= 15 && !chosen.includes(value),
                }))}
                value={chosen}
                onChange={(value) => set('comorbidities', [...others, ...value])}
              />
            </FoldedGroup>
          )
        })}
      </Stack>
    </SectionForm>
  )
}
