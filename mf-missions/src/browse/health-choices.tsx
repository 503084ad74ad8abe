import { profileTypes } from '@ensemble/contracts/enumerations'
import { cancerTypes, treatmentStages } from '@ensemble/contracts/health-enumerations'
import { useTranslation } from '@ensemble/mf-kit'
import { CheckboxGroup, Heading, MultiSelect, Stack, Text } from '@ensemble/ui'
import { useId } from 'react'
import type { ChoicesProps } from './main-choices.tsx'
import { useChoices } from './use-choices.ts'

/** Whom missions look for. These choices say something about whoever makes them, and the page says where they stay. */
export function HealthChoices({ filters, change, counts }: ChoicesProps) {
  const { t } = useTranslation('mf-missions')
  const choices = useChoices(counts)
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: '16px' }}>
      <Stack sx={{ gap: '4px' }}>
        <Heading level={3} size="s" id={id}>
          {t('browse.sought')}
        </Heading>
        <Text size="small" tone="second">
          {t('browse.soughtHint')}
        </Text>
      </Stack>
      <CheckboxGroup
        legend={t('browse.profiles')}
        options={choices.of('targetProfileTypes', profileTypes, (value) => t(`profiles.${value}`))}
        value={filters.profiles}
        onChange={(profiles) => change({ profiles })}
      />
      <MultiSelect
        label={t('browse.cancers')}
        placeholder={t('browse.every')}
        options={choices.of('targetCancerTypes', cancerTypes, (value) => t(`cancers.${value}`))}
        value={filters.cancers}
        onChange={(cancers) => change({ cancers })}
      />
      <MultiSelect
        label={t('browse.stages')}
        placeholder={t('browse.every')}
        options={choices.of('targetTreatmentStages', treatmentStages, (value) => t(`stages.${value}`))}
        value={filters.stages}
        onChange={(stages) => change({ stages })}
      />
    </Stack>
  )
}
