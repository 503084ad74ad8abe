import { type Mission } from '@ensemble/contracts/missions/http'
import { errorMessage, useDates, useTranslation } from '@ensemble/mf-kit'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  ListSkeleton,
  Stack,
  StatusChip,
  Text,
  UserPlusIcon,
} from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsParticipantsQuery } from '../api/missions-api.ts'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { partTones } from '../participants/part-tones.ts'
import { partOf } from '../registration/part-of.ts'
import { InviteDialog } from './invite-dialog.tsx'

const invited = JSON.stringify([{ field: 'origin', operator: 'eq', value: 'invitation' }])

/** Who was invited and what they answered; and inviting more people by name. */
export function InvitationsTab({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  const [inviting, setInviting] = useState(false)
  const { currentData, error, isError, isFetching, refetch } = useMissionsParticipantsQuery({
    params: { missionId: mission.id },
    query: { pageSize: 100, sort: 'createdAt', order: 'desc', filters: invited },
  })
  const may = mission.allowedActions.includes('add_participants')
  const button = may ? (
    <Button icon={<UserPlusIcon />} aria-haspopup="dialog" onClick={() => setInviting(true)}>
      {t('invite.open')}
    </Button>
  ) : null
  return (
    <Stack sx={{ gap: '16px' }}>
      {currentData && currentData.items.length > 0 ? <div>{button}</div> : null}
      {content()}
      {inviting ? <InviteDialog mission={mission} onClose={() => setInviting(false)} /> : null}
    </Stack>
  )

  function content() {
    if (currentData?.items.length === 0) {
      return (
        <EmptyState title={t('invite.none')} text={may ? t('invite.noneHint') : t('invite.notNow')} action={button} />
      )
    }
    if (currentData) {
      return currentData.items.map((row) => {
        const part = partOf(row)
        return (
          <Card key={row.userId} outline="line">
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
              <Heading level={2} size="s">
                {row.displayName || t('participants.unknown')}
              </Heading>
              <StatusChip tone={partTones[part]} label={t(`state.${part}`, { rank: row.waitlistPosition })} />
            </Stack>
            <Text size="small" tone="second">
              {row.departmentCode ? `${placeName(row.departmentCode)} · ` : ''}
              {t('invite.sent', { when: dates.relative(row.createdAt) })}
              {part === 'invited' && row.invitationExpiresAt
                ? ` · ${t('invite.until', { day: dates.day(row.invitationExpiresAt) })}`
                : ''}
            </Text>
            {row.invitationMessage ? <Text>{row.invitationMessage}</Text> : null}
          </Card>
        )
      })
    }
    if (!isError) return <ListSkeleton rows={3} rowHeight={96} />
    return (
      <ErrorState
        title={t('participants.failed')}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
}
