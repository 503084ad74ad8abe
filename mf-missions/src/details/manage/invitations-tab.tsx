import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { PrefetchLink, retryOf, useCan, useDates, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, useListPage } from '@ensemble/mf-kit/table'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  ListSkeleton,
  Pagination,
  Stack,
  StatusChip,
  Text,
  UserPlusIcon,
  useFocusAfterRemoval,
} from '@ensemble/ui'
import { useRef, useState } from 'react'
import { useMissionsParticipantsQuery } from '../../api/management-api.ts'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { partTones } from '../../cards/part-tones.ts'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { PlacesLeft } from '../participants/places-left.tsx'
import { useHeldActs } from '../participants/use-held-acts.tsx'
import { useInvitationActs } from '../participants/use-invitation-acts.tsx'
import { useNameOf } from '../participants/use-name-of.ts'
import { useReachesPeople } from '../use-reaches-people.ts'
import { BlindDialog } from './blind-dialog.tsx'

const invited = JSON.stringify([{ field: 'origin', operator: 'eq', value: 'invitation' }])

/** Who was invited and what they answered; and inviting more people by name. */
export function InvitationsTab({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const [blind, setBlind] = useState(false)
  const [page, setPage] = useListPage()
  const searches = useCan('mission.search_health')
  const query = useMissionsParticipantsQuery({
    params: { missionId: mission.id },
    query: { page, pageSize: 50, sort: 'createdAt', order: 'desc', filters: invited },
  })
  const { currentData, data, isError } = query
  // Known of the page before while another one comes.
  const lastPage = data?.lastPage ?? 0
  leaveGonePage(page, query.error, setPage)
  const held = useHeldActs()
  const invitations = useInvitationActs(mission, held.hold)
  const reaches = useReachesPeople()(mission)
  const may = reaches && mission.allowedActions.includes('add_participants')
  // Once registration has ended a team asks by name alone. Where merely no place is left, the window says so.
  const draws = searches && (mission.registrationOpen || mission.placesLeft === 0)
  const button = may ? (
    <Stack direction="row" sx={{ gap: '12px', flexWrap: 'wrap', justifyContent: 'center' }}>
      <LinkButton
        variant="primary"
        icon={<UserPlusIcon />}
        component={PrefetchLink}
        to={`/missions/${mission.id}?invite`}
      >
        {t('invite.open')}
      </LinkButton>
      {draws ? (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setBlind(true)}>
          {t('blind.open')}
        </Button>
      ) : null}
    </Stack>
  ) : null
  const hint = may ? 'invite.noneHint' : reaches ? 'invite.notNow' : 'invite.teamOnly'
  return (
    <Stack sx={{ gap: '16px' }}>
      <PlacesLeft mission={mission} />
      {currentData && currentData.items.length > 0 ? <Stack direction="row">{button}</Stack> : null}
      {held.lines}
      {content()}
      <Pagination page={page} pageCount={lastPage + 1} onChange={setPage} />
      {invitations.dialog}
      {blind ? <BlindDialog mission={mission} onClose={() => setBlind(false)} /> : null}
    </Stack>
  )

  function content() {
    if (currentData?.items.length === 0) {
      return <EmptyState title={t('invite.none')} text={t(hint)} action={button} />
    }
    if (currentData) {
      return currentData.items.map((row) => (
        <InvitationCard
          key={row.userId}
          row={row}
          acts={held.isHeld(row) ? held.undoOn(row) : invitations.actsOn(row)}
        />
      ))
    }
    if (!isError) return <ListSkeleton rows={3} rowHeight={96} />
    return <ErrorState title={t('participants.failed')} {...retryOf(query)} />
  }
}

interface InvitationCardProps {
  row: ParticipantRow
  acts: readonly { id: string; label: string; onSelect: () => void }[]
}

function InvitationCard({ row, acts }: InvitationCardProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  const name = useNameOf()(row)
  const heading = useRef<HTMLHeadingElement>(null)
  // What was taken back, or has left for good, is offered no more.
  const focus = useFocusAfterRemoval(() => heading.current)
  const part = partOf(row)
  // A service of before does not say when.
  const { invitedAt: sentAt = row.createdAt } = row
  return (
    <Card outline="line" {...focus}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <Heading level={2} size="s" tabIndex={-1} ref={heading}>
          {name}
        </Heading>
        <StatusChip tone={partTones[part]} label={t(`state.${part}`, { rank: row.waitlistPosition ?? 0 })} />
      </Stack>
      <Text size="small" tone="second">
        {[
          row.departmentCode ? placeName(row.departmentCode) : null,
          sentAt ? t('invite.sent', { when: dates.relative(sentAt) }) : null,
          part === 'invited' && row.invitationExpiresAt
            ? t('invite.until', { when: dates.dayAndTime(row.invitationExpiresAt) })
            : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {row.invitationMessage ? <Text>{row.invitationMessage}</Text> : null}
      <Stack direction="row" sx={{ gap: '8px', flexWrap: 'wrap' }}>
        {acts.map(({ id, label, onSelect }) => (
          <Button key={id} size="small" variant="secondary" aria-label={`${label} – ${name}`} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </Stack>
    </Card>
  )
}
