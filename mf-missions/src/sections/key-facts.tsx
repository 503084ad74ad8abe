import type { Mission } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { useTranslation } from '@ensemble/mf-kit'
import {
  ActivityIcon,
  CalendarIcon,
  ClockIcon,
  type Fact,
  Facts,
  HourglassIcon,
  MapPinIcon,
  MessageCircleIcon,
  NewTab,
  TextLink,
  UsersIcon,
  VideoIcon,
} from '@ensemble/ui'
import { useDatesOf } from '../cards/use-dates-of.ts'
import { useMissionWords } from '../cards/use-mission-words.ts'
import { isOver, stillOffers } from '../cards/course-of.ts'
import { OfficePhone } from '../cards/office-phone.tsx'

/**
 * What decides whether one can come: when, where, how long, how tiring, how many places, until when. Who has a confirmed
 * place reads whom to call, and alone receives the address of the meeting.
 */
export function KeyFacts({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const words = useMissionWords()
  const dates = useDatesOf(mission)
  const facts: Fact[] = [
    { id: 'when', label: t('details.when'), value: words.when(mission), icon: <CalendarIcon aria-hidden /> },
    { id: 'where', label: t('details.where'), value: words.address(mission), icon: <MapPinIcon aria-hidden /> },
    { id: 'effort', label: t('details.effort'), value: words.effort(mission), icon: <ClockIcon aria-hidden /> },
    { id: 'energy', label: t('energy.title'), value: words.energy(mission), icon: <ActivityIcon aria-hidden /> },
  ]
  if (stillOffers(mission)) {
    facts.push({
      id: 'places',
      label: t('details.places'),
      value: words.places(mission),
      icon: <UsersIcon aria-hidden />,
    })
    const { registrationDeadline } = mission
    // A full mission may be past its day.
    if (registrationDeadline && isAhead(registrationDeadline)) {
      facts.push({
        id: 'deadline',
        label: t('details.deadline'),
        value: t('panel.deadline', { when: dates.dayAndTime(registrationDeadline) }),
        icon: <HourglassIcon aria-hidden />,
      })
    }
  }
  if (mission.meetingUrl) {
    const link = (
      <TextLink alone component={NewTab} href={mission.meetingUrl}>
        {t('details.join')}
      </TextLink>
    )
    facts.push({ id: 'meeting', label: t('details.meeting'), value: link, icon: <VideoIcon aria-hidden /> })
  }
  const { myParticipation } = mission
  if (myParticipation && partOf(myParticipation) === 'validated' && !isOver(mission)) {
    const value = (
      <>
        {mission.contactName}, <OfficePhone mission={mission} />
      </>
    )
    facts.push({ id: 'contact', label: t('columns.manager'), value, icon: <MessageCircleIcon aria-hidden /> })
  }
  return <Facts facts={facts} dense />
}

function isAhead(instant: string): boolean {
  return new Date(instant) > new Date()
}
