import type { DeliveredRemote } from '@ensemble/contracts/deliveries'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { Card, CardGrid, ErrorState, Heading, Page, PageHeader, PageSkeleton, Stack, Text } from '@ensemble/ui'
import { useId, useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import { areaName } from './delivery-words.ts'
import { useShellDeliveriesQuery } from './deliveries-api.ts'
import { LiveRemote } from './live-remote.tsx'
import { LiveThen } from './live-then.tsx'
import { MoveList } from './move-list.tsx'
import { RollBackDialog } from './roll-back-dialog.tsx'

/** What the three teams have delivered, for admins: what runs, since when, by whom, how it loads, and the way back. */
export function DeliveriesPage() {
  const { t } = useTranslation()
  const toast = useToast()
  const ids = { live: useId(), then: useId(), moves: useId() }
  const { data, isFetching, refetch } = useShellDeliveriesQuery({})
  const [asking, setAsking] = useState<{ remote: DeliveredRemote; revision: number } | null>(null)
  usePageTitle(t('deliveries.title'))

  if (!data) {
    if (isFetching) return <PageWithSkeleton />
    return (
      <Page>
        <ErrorState headingLevel={1} title={t('deliveries.failed')} onRetry={() => void refetch()} />
      </Page>
    )
  }

  function done(remote: DeliveredRemote) {
    setAsking(null)
    toast(t('deliveries.done', { area: areaName(t, remote.name) }))
    void refetch()
  }

  return (
    <Page>
      <PageHeader title={t('deliveries.title')} sentence={t('deliveries.sentence')} />
      <Stack spacing={4}>
        <section aria-labelledby={ids.live}>
          <Stack spacing={2}>
            <Heading level={2} size="m" id={ids.live}>
              {t('deliveries.live')}
            </Heading>
            <CardGrid>
              {data.remotes.map((remote) => (
                <LiveRemote
                  key={remote.name}
                  remote={remote}
                  onRollBack={() => setAsking({ remote, revision: data.revision })}
                />
              ))}
            </CardGrid>
            <Text tone="second" size="small">
              {t('deliveries.heard')}
            </Text>
          </Stack>
        </section>
        <Card as="section" aria-labelledby={ids.then}>
          <Heading level={2} size="s" id={ids.then}>
            {t('deliveries.then')}
          </Heading>
          <LiveThen />
        </Card>
        <Card as="section" aria-labelledby={ids.moves}>
          <Heading level={2} size="s" id={ids.moves}>
            {t('deliveries.history')}
          </Heading>
          <MoveList moves={data.moves} labelledBy={ids.moves} />
        </Card>
      </Stack>
      {asking ? (
        <RollBackDialog {...asking} onDone={() => done(asking.remote)} onCancel={() => setAsking(null)} />
      ) : null}
    </Page>
  )
}

function PageWithSkeleton() {
  return (
    <Page>
      <PageSkeleton />
    </Page>
  )
}
