import { comorbidities, type ComorbidityGroup, comorbidityGroups } from '@ensemble/contracts/health-enumerations'
import type { Health } from '@ensemble/contracts/users/health'
import { type TextKey, useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, Stack } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.ts'
import { FoldedGroup } from './folded-group.tsx'

type ConditionName = Extract<TextKey<'mf-users'>, `comorbidities.${string}`>

function isGroup(key: string): key is ComorbidityGroup {
  return key in comorbidityGroups
}

/** Other health conditions, folded by group: nobody has to read through them all. */
export function ComorbiditiesSection({ health }: { health: Health }) {
  const { t, i18n } = useTranslation('mf-users')
  const isName = (key: string): key is ConditionName => i18n.exists(key, { ns: 'mf-users' })
  const section = useSection({
    saved: { comorbidities: health.comorbidities },
    part: 'health',
    byButton: true,
    edit: (_changed, values) => ({ health: values }),
  })
  const { values, choose } = section
  function nameOf(condition: string): string {
    const key = `comorbidities.${condition}`
    return isName(key) ? t(key) : condition
  }
  return (
    <SectionForm id="comorbidities" section={section}>
      <Stack sx={{ gap: '4px' }}>
        {Object.keys(comorbidityGroups)
          .filter(isGroup)
          .map((group) => {
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
                    label: value === group ? t('own.otherCondition') : nameOf(value),
                    disabled: values.comorbidities.length >= 15 && !chosen.includes(value),
                  }))}
                  value={chosen}
                  onChange={(value) => choose({ comorbidities: [...others, ...value] })}
                />
              </FoldedGroup>
            )
          })}
      </Stack>
    </SectionForm>
  )
}
