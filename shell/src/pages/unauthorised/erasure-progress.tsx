import type { Erasure } from '@ensemble/contracts/users/erasure'
import { api, useDates, useTranslation } from '@ensemble/mf-kit'
import { callRequest } from '@ensemble/mf-kit/calls'
import { Heading, Stack, Timeline } from '@ensemble/ui'
import { useState } from 'react'

const erasureApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellErasure: build.query<Erasure, string>({
      query: (receipt) => callRequest('user.erasure', { inline: true })({ params: { receipt } }),
      keepUnusedDataFor: 0,
    }),
  }),
})

/** How often it is looked how far an erasure has come, in ms. */
const lookEveryMs = 2000

/** How far the erasure of an account has come, for the person who has just left: nothing on it names them. */
export function ErasureProgress({ receipt }: { receipt: string }) {
  const { t } = useTranslation()
  const dates = useDates()
  const [done, setDone] = useState(false)
  const { data } = erasureApi.useShellErasureQuery(receipt, { pollingInterval: done ? 0 : lookEveryMs })
  if (data?.doneAt && !done) setDone(true)
  if (!data) return null
  const next = data.parts.find(({ doneAt }) => doneAt === null)?.name
  return (
    <Stack component="section" aria-labelledby="erasure" sx={{ gap: '12px' }}>
      <Heading level={2} size="s" id="erasure">
        {t('unauthorised.erasure.title')}
      </Heading>
      <div role="status">{t(data.doneAt ? 'unauthorised.erasure.done' : 'unauthorised.erasure.running')}</div>
      <Timeline
        label={t('unauthorised.erasure.title')}
        items={data.parts.map(({ name, doneAt }) => ({
          id: name,
          title: t(`unauthorised.erasure.parts.${name}`),
          state: doneAt ? 'done' : name === next ? 'now' : 'next',
          ...(doneAt ? { when: dates.dayAndTime(doneAt), dateTime: doneAt } : {}),
        }))}
      />
    </Stack>
  )
}
