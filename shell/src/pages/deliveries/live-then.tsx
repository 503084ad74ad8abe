import { instantInParis } from '@ensemble/contracts/zone-clock'
import { useTranslation } from '@ensemble/mf-kit'
import { Facts, MomentField, SendStatus, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { areaName } from './area-name.ts'
import { useShellDeliveriesQuery } from './deliveries-api.ts'

/** What visitors got at a moment that somebody asks about. */
export function LiveThen() {
  const { t } = useTranslation()
  const [moment, setMoment] = useState({ day: '', time: '' })
  // As every date on this page is shown, wherever the machine stands.
  const at = instantInParis(`${moment.day}T${moment.time}`)
  const { currentData, isFetching, isError } = useShellDeliveriesQuery({ at: at ?? undefined }, { skip: at === null })
  const then = at === null ? null : currentData?.then
  return (
    <Stack spacing={2}>
      <MomentField
        label={t('deliveries.momentDay')}
        timeLabel={t('deliveries.momentTime')}
        value={moment}
        onChange={(part) => setMoment({ ...moment, ...part })}
      />
      <SendStatus sending={isFetching} failure={isError ? t('deliveries.failed') : null} />
      <div role="status">
        {then && then.length === 0 ? <Text>{t('deliveries.nothingThen')}</Text> : null}
        {then && then.length > 0 ? (
          <Facts
            facts={then.map(({ name, version, canary }) => ({
              id: name,
              label: areaName(t, name),
              value: canary ? t('deliveries.thenCanary', { version, canary }) : version,
            }))}
          />
        ) : null}
      </div>
    </Stack>
  )
}
