import { instantInParis } from '@ensemble/contracts/paris-clock'
import { useTranslation } from '@ensemble/mf-kit'
import { Facts, SendStatus, Stack, Text, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { areaName } from './delivery-words.ts'
import { useShellDeliveriesQuery } from './deliveries-api.ts'

/** What visitors got at a moment that somebody asks about. */
export function LiveThen() {
  const { t } = useTranslation()
  const [moment, setMoment] = useState('')
  // As every date on this page is shown, wherever the machine stands.
  const at = instantInParis(moment)
  const { currentData, isFetching, isError } = useShellDeliveriesQuery({ at: at ?? undefined }, { skip: at === null })
  const then = at === null ? null : currentData?.then
  return (
    <Stack spacing={2}>
      <TextField
        type="datetime-local"
        label={t('deliveries.moment')}
        value={moment}
        onChange={(event) => setMoment(event.target.value)}
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
