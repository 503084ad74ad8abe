import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Stack, Text, type TimelineItem } from '@ensemble/ui'
import { useWrittenLang, WithWritten } from '../cards/mission-title.tsx'
import { useDatesOf } from '../cards/use-dates-of.ts'
import { isOver } from '../cards/course-of.ts'
import { type End, endOf, endReasonOf, endUnanswered } from './end-of.ts'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { nextOf } from './own-part.ts'

type Mine = NonNullable<Mission['myParticipation']>

/**
 * The steps of the reader's part in a mission: what is done, what is now (by its id), what comes next; none for who has
 * no part.
 */
export function useStory(mission: Mission): TimelineItem[] {
  const { t } = useTranslation('mf-missions')
  const dates = useDatesOf(mission)
  const lang = useWrittenLang()
  const at = (instant: string | null) =>
    instant === null ? {} : { when: dates.dayAndTime(instant), dateTime: instant }
  if (!mission.myParticipation) return []
  const mine: Mine = mission.myParticipation
  // In open registration both happen at once, and are one step; elsewhere it began with a request.
  const atOnce = mine.validationStatus === 'validated' && (mine.decidedAt === null || mine.decidedAt === mine.createdAt)
  const beginning = atOnce ? 'story.registered' : 'mine.requested'
  const offered = mine.placeOffered === true
  const begun: TimelineItem = {
    id: 'begun',
    title: t(mine.origin === 'invitation' && !offered ? 'story.invited' : beginning),
    ...at(mine.createdAt),
    state: 'done',
  }
  // Who was confirmed stays so, that the team can reach them.
  const part = partOf(mine)
  const over = isOver(mission) ? endUnanswered(part, mine) : null
  const end = endOf(mine) ?? (mission.displayStatus === 'cancelled' ? 'cancelled' : over)
  if (end) return [begun, ended(end)]

  const values = {
    rank: mine.waitlistPosition ?? 0,
    when: dates.dayAndTime(mission.startAt),
    soon: dates.relative(mission.startAt),
    until: mine.invitationExpiresAt ? dates.dayAndTime(mine.invitationExpiresAt) : '',
  }
  // Said where the old words would be the same after the answer as before it.
  const title = t(part === 'validated' && mine.newDateAnswer === 'suits' ? 'part.newDateSuits' : `part.${part}`, values)
  const answeredAt = mission.myQuestionnaire?.sentAt ?? null
  const answered: TimelineItem[] =
    answeredAt === null ? [] : [{ id: 'answered', title: t('next.answered'), ...at(answeredAt), state: 'done' }]
  const after = nextOf(part, mission)
  // That it is open is no news to who has answered.
  const following = answeredAt !== null && after === 'next.answers' ? null : after
  const next: TimelineItem[] = [
    ...answered,
    ...(following ? [{ id: 'next', title: t(following, values), state: stateOf(following) }] : []),
  ]
  // They asked first: the offer is the last that happened to them.
  if (part === 'invited' && offered)
    return [begun, { id: 'now', title: t('part.offered'), ...at(mine.updatedAt), state: 'now' }, ...next]
  if (part !== 'validated') return [{ id: 'now', title, ...at(mine.createdAt), text: message(), state: 'now' }, ...next]
  return [
    ...(atOnce ? [] : [begun]),
    { id: 'now', title, ...at(mine.decidedAt ?? mine.createdAt), state: 'done' },
    ...next,
  ]

  function ended(how: End): TimelineItem {
    const reason = endReasonOf(mine)
    const again = mission.allowedActions.some((action) => action === 'register' || action === 'join_waitlist')
    return {
      id: 'now',
      title: t(`ends.${how}`),
      ...at(how === 'cancelled' ? (mission.cancellation?.at ?? null) : (mine.withdrawnAt ?? mine.decidedAt)),
      text: (
        <Stack sx={{ gap: '4px' }}>
          {reason ? <Text size="small">{t('story.reason', { reason: t(reason) })}</Text> : null}
          {how === 'refused' && mine.comment ? (
            <Text size="small" lang={lang}>
              {mine.comment}
            </Text>
          ) : null}
          {again ? <Text size="small">{t('story.again')}</Text> : null}
        </Stack>
      ),
      state: 'done',
    }
  }

  function message() {
    if (part !== 'invited' || !mine.invitationMessage) return null
    const words = mine.invitationMessage
    return (
      <Text size="small">
        <WithWritten sentence={t('story.message', { text: words })} words={words} />
      </Text>
    )
  }
}

/** What has begun is not to come, and what is over is done. */
function stateOf(following: NonNullable<ReturnType<typeof nextOf>>): TimelineItem['state'] {
  if (following === 'next.over') return 'done'
  return following === 'next.begun' || following === 'next.answers' ? 'now' : 'next'
}
