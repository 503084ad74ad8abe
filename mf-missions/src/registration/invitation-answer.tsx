import { type MissionCard } from '@ensemble/contracts/missions/http'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, ConfirmDialog, Stack } from '@ensemble/ui'
import { useState } from 'react'
import { useOnce } from '../actions/use-once.ts'
import { useMissionsAcceptInvitationMutation, useMissionsRejectInvitationMutation } from '../api/missions-api.ts'

/** The two answers to an invitation. No reason is asked for a no. */
export function InvitationAnswer({ mission }: { mission: Pick<MissionCard, 'id'> }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [accept, accepting] = useMissionsAcceptInvitationMutation()
  const [decline, declining] = useMissionsRejectInvitationMutation()
  const input = { params: { missionId: mission.id }, body: {} }

  const answer = useOnce(async (accepted: boolean) => {
    const { error } = accepted ? await accept(input) : await decline(input)
    setAsking(false)
    if (!error) toast(t(accepted ? 'invitation.accepted' : 'invitation.declined'))
  })

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
      <Button loading={accepting.isLoading} onClick={() => void answer(true)}>
        {t('invitation.accept')}
      </Button>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('invitation.decline')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('invitation.declineTitle')}
        consequence={t('invitation.declineConsequence')}
        confirmLabel={t('invitation.decline')}
        busy={declining.isLoading}
        onConfirm={() => void answer(false)}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  )
}
