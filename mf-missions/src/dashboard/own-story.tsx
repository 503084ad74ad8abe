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
  Timeline,
} from '@ensemble/ui'
import { type ReactNode, useId } from 'react'
import { useMissionsParticipantMissionsQuery } from '../api/missions-api.ts'
import { onItsClock } from '../cards/use-dates-of.ts'
import { useMissionWords } from '../cards/use-mission-words.ts'
import { MissionTitle, useWrittenLang } from '../cards/mission-title.tsx'
import { endOf } from '../registration/end-of.ts'
import { GivenAnswer } from '../registration/given-answer.tsx'
import { mineInput } from '../registration/mine-input.ts'
import { ParticipationCard } from '../registration/participation-card.tsx'
import { absenceOf, awaitsReader, mostPressingFirst } from '../registration/own-part.ts'
import { useFiguresOfLastYear } from './use-figures.ts'

/**
 * On a member's /dashboard: the dates that come, what their help led to in the words of the teams, and what they did.
 * No figure of zero. What to do about the next one stands on /home.
 */
export function Component() {
  // Around every state: the answer to the last thing that waits leaves other parts, or none.
  return (
    <Stack sx={{ gap: '32px' }}>
      <GivenAnswer>
        <OwnStory />
      </GivenAnswer>
    </Stack>
  )
}

function OwnStory() {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const query = useMissionsParticipantMissionsQuery(mineInput(user?.id), { skip: !user })
  const year = useFiguresOfLastYear()
  const { data, isError } = query
  if (!data && isError) {
    return <ErrorState title={t('myMissions.failed')} {...retryOf(query)} />
  }
  if (!data) return <ListSkeleton rows={2} rowHeight={160} />
  // As on /home: what waits for an answer is not what comes next.
  const coming = data.items.filter((item) => item.bucket === 'upcoming' && !awaitsReader(item))
  const done = data.items.filter((item) => tookPlace(item)).sort(latestFirst)
  const waiting = coming.length === 0 ? mostPressingFirst(data.items)[0] : undefined
  if (coming.length === 0 && !waiting && done.length === 0) {
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
      {coming.length > 0 ? (
        <Part title={t('figures.coming')}>
          <Dates items={comingFirst(coming).slice(0, shownDates)} state="next" label={t('figures.coming')} />
        </Part>
      ) : null}
      {waiting ? (
        <Part title={t('widgets.waiting')}>
          <ParticipationCard key={waiting.mission.id} participation={waiting} />
        </Part>
      ) : null}
      <Part title={t('figures.allowed')}>
        {year.loading && !year.failure ? (
          // The sum stands first: what came before it would be pushed down.
          <ListSkeleton rows={2} rowHeight={80} />
        ) : (
          <>
            {year.failure ? <ErrorState headingLevel={3} {...year.failure} /> : <Sum series={year.series} />}
            <Results done={done} />
          </>
        )}
      </Part>
      {done.length > 0 ? (
        <Part title={t('figures.done')}>
          <Dates items={done.slice(0, shownDates)} state="done" label={t('figures.done')} />
        </Part>
      ) : null}
      <div>
        <TextLink alone component={PrefetchLink} to="/my_missions">
          {t('widgets.allMine')}
        </TextLink>
      </div>
    </Stack>
  )
}

/** By their dates; what goes on already stands after what is to come. */
function comingFirst(items: readonly Participation[]): Participation[] {
  const begun = ({ mission }: Participation) => new Date(mission.startAt) <= new Date()
  const sorted = [...items].sort(soonestFirst)
  return [...sorted.filter((item) => !begun(item)), ...sorted.filter(begun)]
}

function soonestFirst({ mission: one }: Participation, { mission: other }: Participation): number {
  return one.startAt.localeCompare(other.startAt)
}

function latestFirst(one: Participation, other: Participation): number {
  return soonestFirst(other, one)
}

function tookPlace({ bucket, participant, mission }: Participation): boolean {
  // A request that nobody answered is past as well, and so is a place that was missed.
  const held = participant.validationStatus === 'validated' && endOf(participant) === null && !absenceOf(participant)
  return bucket === 'past' && held && mission.displayStatus !== 'cancelled'
}

/** Missions in the order of their dates, each with the way to its page. */
function Dates({ items, state, label }: { items: readonly Participation[]; state: 'next' | 'done'; label: string }) {
  const words = useMissionWords()
  return (
    <Timeline
      label={label}
      items={items.map(({ mission }) => ({
        id: mission.id,
        title: words.when(mission),
        text: (
          <div>
            <TextLink alone component={PrefetchLink} to={`/missions/${mission.id}`}>
              <MissionTitle title={mission.title} />
            </TextLink>
          </div>
        ),
        state,
      }))}
    />
  )
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
        ? t('figures.sumWithHours', { said, count: hours, hours: hours.toLocaleString(language) })
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
  const lang = useWrittenLang()
  const told = done.filter(({ closingNote }) => closingNote)
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
              <Text lang={lang}>{closingNote}</Text>
              <Text size="small" tone="second">
                {formatDay(mission.startAt, onItsClock(mission, language))}
              </Text>
            </Card>
          ))}
        </CardGrid>
      )}
    </>
  )
}

const shownResults = 3
const shownDates = 5

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
