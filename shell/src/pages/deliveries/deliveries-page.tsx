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
import { TryDialog } from './try-dialog.tsx'
import { type Waiting, WaitingPromotion, type Word } from './waiting-promotion.tsx'
import { WordDialog } from './word-dialog.tsx'

/** What the three teams have delivered, for admins: what runs, since when, by whom, how it loads, and the way back. */
export function DeliveriesPage() {
  const { t } = useTranslation()
  const toast = useToast()
  const ids = { waiting: useId(), live: useId(), then: useId(), moves: useId() }
  const { data, isFetching, refetch } = useShellDeliveriesQuery({})
  const [asking, setAsking] = useState<{ remote: DeliveredRemote; revision: number } | null>(null)
  const [saying, setSaying] = useState<{ waiting: Waiting; word: Word; revision: number } | null>(null)
  const [trying, setTrying] = useState<string | null>(null)
  usePageTitle(t('deliveries.title'))

  if (!data) {
    if (isFetching) return <PageWithSkeleton />
    return (
      <Page>
        <ErrorState headingLevel={1} title={t('deliveries.failed')} onRetry={() => void refetch()} />
      </Page>
    )
  }

  const waiting = data.waiting ?? []

  function done(name: string) {
    setAsking(null)
    setSaying(null)
    toast(t('deliveries.done', { area: areaName(t, name) }))
    void refetch()
  }

  return (
    <Page>
      <PageHeader title={t('deliveries.title')} sentence={t('deliveries.sentence')} />
      <Stack spacing={4}>
        {waiting.length > 0 ? (
          <section aria-labelledby={ids.waiting}>
            <Stack spacing={2}>
              <Heading level={2} size="m" id={ids.waiting}>
                {t('deliveries.waiting.heading')}
              </Heading>
              <CardGrid>
                {waiting.map((each) => (
                  <WaitingPromotion
                    key={each.remote}
                    waiting={each}
                    onWord={(word) => setSaying({ waiting: each, word, revision: data.revision })}
                  />
                ))}
              </CardGrid>
            </Stack>
          </section>
        ) : null}
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
                  onTry={() => setTrying(remote.name)}
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
        <RollBackDialog {...asking} onDone={() => done(asking.remote.name)} onCancel={() => setAsking(null)} />
      ) : null}
      {saying ? (
        <WordDialog {...saying} onDone={() => done(saying.waiting.remote)} onCancel={() => setSaying(null)} />
      ) : null}
      {trying === null ? null : <TryDialog name={trying} onClose={() => setTrying(null)} />}
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
