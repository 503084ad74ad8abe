import type { DeliveredRemote } from '@ensemble/contracts/deliveries'
import { useCan, useLanguage, useToast, useTranslation } from '@ensemble/mf-kit'
import { Card, CardGrid, ErrorState, Heading, Page, PageHeader, PageSkeleton, Stack, Text } from '@ensemble/ui'
import { type ReactNode, useId, useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import { areaName } from './area-name.ts'
import { useShellDeliveriesQuery } from './deliveries-api.ts'
import { LiveRemote } from './live-remote.tsx'
import { LiveThen } from './live-then.tsx'
import { MoveList } from './move-list.tsx'
import { OwnPages } from './own-pages.tsx'
import { RollBackDialog } from './roll-back-dialog.tsx'
import { RunningServices } from './running-services.tsx'
import { servicesTexts } from './services-texts.ts'
import { TryDialog } from './try-dialog.tsx'
import { type Waiting, WaitingPromotion, type Word } from './waiting-promotion.tsx'
import { WordDialog } from './word-dialog.tsx'

/**
 * What the teams have delivered: what runs, since when, by whom and how it loads. Admins see all teams and the way back;
 * people of a team see its own, and move nothing here.
 */
export function DeliveriesPage() {
  const { t } = useTranslation()
  const words = servicesTexts[useLanguage()]
  const moves = useCan('deliveries.see')
  const toast = useToast()
  const ids = { then: useId(), moves: useId() }
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

  const { waiting = [], services = [] } = data

  function done(name: string) {
    setAsking(null)
    setSaying(null)
    toast(t('deliveries.done', { area: areaName(t, name) }))
    void refetch()
  }

  return (
    <Page>
      <PageHeader title={t('deliveries.title')} sentence={moves ? t('deliveries.sentence') : words.teamSentence} />
      <Stack spacing={4}>
        {waiting.length > 0 ? (
          <CardSection title={t('deliveries.waiting.heading')}>
            {waiting.map((each) => (
              <WaitingPromotion
                key={each.remote}
                waiting={each}
                onWord={moves ? (word) => setSaying({ waiting: each, word, revision: data.revision }) : undefined}
              />
            ))}
          </CardSection>
        ) : null}
        <CardSection title={t('deliveries.live')} note={t('deliveries.heard')}>
          {data.remotes.map((remote) => (
            <LiveRemote
              key={remote.name}
              remote={remote}
              onRollBack={moves ? () => setAsking({ remote, revision: data.revision }) : undefined}
              onTry={moves ? () => setTrying(remote.name) : undefined}
            />
          ))}
          {data.shell ? <OwnPages figures={data.shell} /> : null}
        </CardSection>
        {services.length > 0 ? <RunningServices services={services} /> : null}
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

interface CardSectionProps {
  title: string
  children: ReactNode
  /** Below the cards, in small letters. */
  note?: string
}

/** Cards of one kind, under a title that names them. */
function CardSection({ title, children, note }: CardSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack spacing={2}>
        <Heading level={2} size="m" id={id}>
          {title}
        </Heading>
        <CardGrid>{children}</CardGrid>
        {note ? (
          <Text tone="second" size="small">
            {note}
          </Text>
        ) : null}
      </Stack>
    </section>
  )
}

function PageWithSkeleton() {
  return (
    <Page>
      <PageSkeleton />
    </Page>
  )
}
