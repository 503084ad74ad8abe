import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, Stack } from '@ensemble/ui'
import { useManagedMission } from './managed-mission.tsx'
import { WrittenRequest } from './written-request.tsx'

interface RequestDialogProps {
  participant: ParticipantRow
  onClose: () => void
}

/** All that somebody wrote, of which the table shows the beginning; still to be read once the answer is given. */
export function RequestDialog({ participant, onClose }: RequestDialogProps) {
  const { t } = useTranslation('mf-missions')
  const { mission } = useManagedMission()
  const name = participant.displayName || t('participants.unknown')
  return (
    <Dialog
      open
      title={t('participants.writtenBy', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <Stack sx={{ gap: '20px' }}>
        <WrittenRequest mission={mission} participant={participant} />
      </Stack>
    </Dialog>
  )
}
