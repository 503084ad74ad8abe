import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, EyeIcon, Heading, Stack, StatusChip, Text } from '@ensemble/ui'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { partOf } from '../../registration/part-of.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { partTones } from './part-tones.ts'
import { useShares } from './use-shares.ts'
import { WrittenRequest } from './written-request.tsx'

interface ParticipantCardProps {
  mission: Mission
  participant: ParticipantRow
  onRefuse: (person: { userId: string; name: string }) => void
  onReadShared: () => void
}

/** One person, what they wrote, and the answer to give. */
export function ParticipantCard({ mission, participant, onRefuse, onReadShared }: ParticipantCardProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()
  const shares = useShares(mission)
  const part = partOf(participant)
  const name = participant.displayName || t('participants.unknown')
  const decisions = (
    <DecisionButtons
      mission={mission}
      participant={participant}
      name={name}
      onRefuse={() => onRefuse({ userId: participant.userId, name })}
    />
  )
  return (
    <Card outline="line" footer={decisions}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <Heading level={3} size="s">
          {name}
        </Heading>
        <StatusChip tone={partTones[part]} label={t(`state.${part}`, { rank: participant.waitlistPosition ?? 0 })} />
      </Stack>
      <Text size="small" tone="second">
        {participant.departmentCode ? `${placeName(participant.departmentCode)} · ` : ''}
        <Text
          as="time"
          size="small"
          tone="second"
          dateTime={participant.createdAt}
          title={dates.exact(participant.createdAt)}
        >
          {t('participants.asked', { when: dates.relative(participant.createdAt) })}
        </Text>
      </Text>
      <WrittenRequest mission={mission} participant={participant} />
      {shares(participant) ? (
        <div>
          <Button
            size="small"
            variant="secondary"
            icon={<EyeIcon />}
            aria-haspopup="dialog"
            aria-label={t('shared.readName', { name })}
            onClick={onReadShared}
          >
            {t('shared.read')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
