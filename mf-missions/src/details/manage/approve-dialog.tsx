import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsApproveMutation } from '../../api/management-api.ts'
import { seenOf } from '../../decisions/seen-of.ts'

/** Says what approving leads to, and does it. */
export function ApproveDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsApproveMutation()[0])
  // What the window lies over goes on changing: only what was read before it opened is approved.
  const [seen] = useState(() => seenOf(mission))

  async function confirm() {
    if (!(await send({ params: { missionId: mission.id }, body: seen }))) return
    toast(t('approval.approved'))
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t('approval.approveTitle')}
      consequence={t('approval.approveConsequence')}
      confirmLabel={t('approval.approve')}
      busy={sending}
      failure={failure}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
