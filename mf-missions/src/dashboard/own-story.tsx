import type { Participation } from '@ensemble/contracts/missions/http'
import { formatDay, PrefetchLink, retryOf, useLanguage, useSession, useTranslation } from '@ensemble/mf-kit'
import {
  Card,
  CardGrid,
  CardTitle,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  ListSkeleton,
  Stack,
  Text,
  TextLink,
} from '@ensemble/ui'
import { type ReactNode, useId } from 'react'
import { useMissionsMineQuery } from '../api/missions-api.ts'
import { onItsClock } from '../cards/use-dates-of.ts'
import { MissionTitle } from '../cards/mission-title.tsx'
import { endOf } from '../registration/end-of.ts'
import { mineInput } from '../registration/mine-input.ts'
import { ParticipationCard } from '../registration/participation-card.tsx'
import { mostPressingFirst, nextCertain } from '../registration/part-of.ts'
import { useFiguresOfLastYear } from './use-figures.ts'

/** On a member's /dashboard: what is next, and what their help led to, in the words of the teams. No figure of zero. */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const query = useMissionsMineQuery(mineInput(user?.id), { skip: !user })
  const year = useFiguresOfLastYear()
  const { data, isError } = query
  if (!data && isError) {
    return <ErrorState title={t('myMissions.failed')} {...retryOf(query)} />
  }
  if (!data) return <ListSkeleton rows={2} rowHeight={160} />
  const waiting = mostPressingFirst(data.items)
  // As on /home: what waits for an answer is not what comes next.
  const next = nextCertain(data.items)
  const first = next ?? waiting[0]
  const done = data.items.filter((item) => tookPlace(item))
  if (!first && done.length === 0) {
    return (
      <EmptyState
        title={t('figures.none')}
        text={t('figures.noneHint')}
        action={
          <LinkButton variant="primary" component={PrefetchLink} to="/missions/browse">
            {t('myMissions.browse')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <Stack sx={{ gap: '32px' }}>
      {first ? (
        <Part title={t(next ? 'widgets.next' : 'widgets.waiting')}>
          <ParticipationCard participation={first} />
        </Part>
      ) : null}
      <Part title={t('figures.allowed')}>
        {year.loading ? (
          // The sum stands first: what came before it would be pushed down.
          <ListSkeleton rows={2} rowHeight={80} />
        ) : (
          <>
            <Sum series={year.series} />
            <Results done={done} />
          </>
        )}
      </Part>
    </Stack>
  )
}

function tookPlace({ bucket, participant, mission }: Participation): boolean {
  return bucket === 'past' && endOf(participant) === null && mission.displayStatus !== 'cancelled'
}

/** The last twelve months in one sentence, with what there is to say alone. */
function Sum({ series }: Pick<ReturnType<typeof useFiguresOfLastYear>, 'series'>) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const sum = (field: 'missions' | 'hours') => series.reduce((total, { values }) => total + (values[field] ?? 0), 0)
  const missions = sum('missions')
  const hours = sum('hours')
  if (missions === 0) return null
  const said = t('figures.sum', { count: missions })
  return (
    <Text size="large">
      {hours >= 1
        ? t('figures.sumWithHours', { said, hours: hours.toLocaleString(language) })
        : hours > 0
          ? t('figures.sumWithMinutes', { said, minutes: String(Math.round(hours * 60)) })
          : t('figures.sumAlone', { said })}
    </Text>
  )
}

/** What each team wrote at the end; the latest first. */
function Results({ done }: { done: readonly Participation[] }) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const told = done
    .filter(({ closingNote }) => closingNote)
    .sort((one, other) => other.mission.startAt.localeCompare(one.mission.startAt))
  return (
    <>
      {told.length === 0 ? (
        <Text tone="second">{t(done.length > 0 ? 'figures.notYetTold' : 'figures.notYetDone')}</Text>
      ) : (
        <CardGrid minWidth="100%" label={t('figures.allowed')}>
          {told.slice(0, shownResults).map(({ mission, closingNote }) => (
            <Card key={mission.id}>
              <CardTitle underlined component={PrefetchLink} to={`/missions/${mission.id}`}>
                <MissionTitle title={mission.title} />
              </CardTitle>
              <Text>{closingNote}</Text>
              <Text size="small" tone="second">
                {formatDay(mission.startAt, onItsClock(mission, language))}
              </Text>
            </Card>
          ))}
        </CardGrid>
      )}
      <div>
        <TextLink alone component={PrefetchLink} to="/my_missions">
          {t('widgets.allMine')}
        </TextLink>
      </div>
    </>
  )
}

const shownResults = 3

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: '16px' }}>
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
