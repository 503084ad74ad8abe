import { type MissionCard } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, ConfirmDialog, SendStatus, Stack } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsAcceptInvitationMutation, useMissionsRejectInvitationMutation } from '../api/missions-api.ts'

/** The two answers to an invitation. No reason is asked for a no. */
export function InvitationAnswer({ mission }: { mission: Pick<MissionCard, 'id'> }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const [accept] = useMissionsAcceptInvitationMutation()
  const [decline] = useMissionsRejectInvitationMutation()
  const accepting = useSend(accept)
  const declining = useSend(decline)
  const input = { params: { missionId: mission.id }, body: {} }

  async function answer(accepted: boolean) {
    const participant = await (accepted ? accepting : declining).send(input)
    if (!participant) return
    setAsking(false)
    toast(t(accepted ? 'invitation.accepted' : 'invitation.declined'))
  }

  function stay() {
    declining.clear()
    setAsking(false)
  }

  return (
    <Stack sx={{ gap: '0' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
        <Button loading={accepting.sending} onClick={() => void answer(true)}>
          {t('invitation.accept')}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('invitation.decline')}
        </Button>
      </Stack>
      <SendStatus sending={accepting.sending} failure={accepting.failure} />
      <ConfirmDialog
        open={asking}
        title={t('invitation.declineTitle')}
        consequence={t('invitation.declineConsequence')}
        confirmLabel={t('invitation.decline')}
        busy={declining.sending}
        failure={declining.failure}
        onConfirm={() => void answer(false)}
        onCancel={stay}
      />
    </Stack>
  )
}
