import type { Participation } from '@ensemble/contracts/missions/http'
import { lazyPart, PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import {
  Box,
  CalendarIcon,
  Card,
  CardTitle,
  LinkButton,
  MapPinIcon,
  MessageCircleIcon,
  Stack,
  StatusChip,
  Text,
} from '@ensemble/ui'
import { Suspense } from 'react'
import { ActWords } from '../cards/act-words.tsx'
import { useDatesOf } from '../cards/use-dates-of.ts'
import { useMissionWords } from '../cards/use-mission-words.ts'
import { MissionTitle, WithWritten } from '../cards/mission-title.tsx'
import { partTones } from '../cards/part-tones.ts'
import { InvitationAnswer } from './invitation-answer.tsx'
import { endOf, endReasonOf, endUnanswered } from './end-of.ts'
import { NewDateAnswer } from './new-date-answer.tsx'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { OfficePhone } from '../cards/office-phone.tsx'
import { absenceOf, nextOf } from './own-part.ts'

// Few are online, and what it is made of is on no other card.
const JoinMeeting = lazyPart(() => import('./join-meeting.tsx'))

/**
 * One participation: where it stands in words, what comes next, where to join, whom to ask; the closing note once it is
 * over.
 */
export function ParticipationCard({ participation }: { participation: Participation }) {
  const { t } = useTranslation('mf-missions')
  const words = useMissionWords()
  const {
    participant,
    mission,
    bucket,
    contactName,
    street,
    postalCode,
    meetingUrl,
    closingNote,
    surveyWaits,
    questionnaireWaits,
    questionnaireBegun = false,
    unreadMessages = 0,
  } = participation
  const dates = useDatesOf(mission)
  const place = street ? words.address({ ...mission, street, postalCode: postalCode ?? null }) : words.where(mission)
  const part = partOf(participant)
  const values = {
    rank: participant.waitlistPosition ?? 0,
    when: dates.dayAndTime(mission.startAt),
    soon: dates.relative(mission.startAt),
    until: participant.invitationExpiresAt ? dates.dayAndTime(participant.invitationExpiresAt) : '',
  }
  const over = bucket === 'past'
  const confirmed = part === 'validated' && !over
  const end = endOf(participant) ?? (over ? endUnanswered(part, participant) : null)
  const offered = participant.placeOffered === true
  const absence = over && part === 'validated' ? absenceOf(participant) : null
  const reason = endReasonOf(participant)
  const next = over || end ? null : nextOf(part, mission)
  // What one ended oneself is no refusal.
  const tone = (end && end !== 'refused') || absence ? 'neutral' : partTones[part]
  const cancelled = mission.displayStatus === 'cancelled'
  function answer() {
    if (over) return null
    if (part === 'invited') return <InvitationAnswer mission={mission} offered={offered} />
    return participant.newDateAnswer === 'awaited' ? <NewDateAnswer mission={mission} /> : null
  }
  const answers = answer()
  // In the foot: over the rest of the card lies the link to its mission.
  const footer =
    answers || questionnaireWaits || surveyWaits || meetingUrl || unreadMessages > 0 ? (
      <>
        {answers}
        {questionnaireWaits ? (
          <LinkButton variant="primary" component={PrefetchLink} to={`/missions/${mission.id}?questionnaire`}>
            <ActWords title={mission.title}>
              {t(questionnaireBegun ? 'questionnaire.goOn' : 'questionnaire.answer')}
            </ActWords>
          </LinkButton>
        ) : null}
        {surveyWaits ? (
          <LinkButton variant="primary" component={PrefetchLink} to={`/missions/${mission.id}`}>
            <ActWords title={mission.title}>{t('survey.answer')}</ActWords>
          </LinkButton>
        ) : null}
        {meetingUrl ? (
          <Suspense fallback={null}>
            <JoinMeeting mission={mission} url={meetingUrl} />
          </Suspense>
        ) : null}
        {unreadMessages > 0 ? (
          <LinkButton icon={<MessageCircleIcon />} component={PrefetchLink} to={`/missions/${mission.id}?thread=me`}>
            <ActWords title={mission.title}>{t('messages.unread', { count: unreadMessages })}</ActWords>
          </LinkButton>
        ) : null}
      </>
    ) : null
  function stateKey() {
    if (end) return `ends.${end}` as const
    if (absence) return `state.${absence}` as const
    if (part === 'invited' && offered) return 'mine.offered'
    return over && part === 'validated' ? 'state.done' : (`mine.${part}` as const)
  }
  return (
    <Card footer={footer}>
      {cancelled ? (
        <StatusChip tone="refused" label={t('status.cancelled')} />
      ) : (
        <StatusChip tone={tone} label={t(stateKey(), values)} />
      )}
      <CardTitle level={3} underlined component={PrefetchLink} to={`/missions/${mission.id}`}>
        <MissionTitle title={mission.title} />
      </CardTitle>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 24px', '& svg': { flex: 'none', marginTop: '2px' } }}>
        <Stack direction="row" sx={{ gap: '8px' }}>
          <CalendarIcon size={20} aria-hidden />
          <Box component="span" sx={sentence}>
            {words.when(mission)}
          </Box>
        </Stack>
        <Stack direction="row" sx={{ gap: '8px' }}>
          <MapPinIcon size={20} aria-hidden />
          <span>{place}</span>
        </Stack>
      </Stack>
      {next ? <Text>{t(next, values)}</Text> : null}
      {end && reason ? <Text>{t('story.reason', { reason: t(reason) })}</Text> : null}
      {over && closingNote && (!end || participant.withdrawnAt) ? (
        <Text>
          <WithWritten
            sentence={t(end || absence ? 'myMissions.result' : 'myMissions.closingNote', { note: closingNote })}
            words={closingNote}
          />
        </Text>
      ) : null}
      <Text size="small" tone="second">
        {t('myMissions.contact', { name: contactName })}
        {confirmed ? (
          <Box component="span" sx={overTheLink}>
            , <OfficePhone mission={mission} />
          </Box>
        ) : null}
      </Text>
    </Card>
  )
}

// Over the link to the mission, which lies over the card.
const overTheLink = { position: 'relative', zIndex: 2 }
// Dates begin with a small letter inside a sentence; here they begin a line.
const sentence = { display: 'block', '&::first-letter': { textTransform: 'uppercase' } }
