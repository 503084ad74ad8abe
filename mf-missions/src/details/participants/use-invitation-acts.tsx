import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog, SendStatus } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { useMissionsAddParticipantsMutation } from '../../api/management-api.ts'
import { useMissionsRejectUserMutation } from '../../api/missions-api.ts'
import { useDecisionOutcome } from '../../decisions/use-decision-outcome.ts'
import { partOf } from '../../registration/part-of.ts'

interface InvitationAct {
  id: 'take_back' | 'send_again'
  label: string
  danger?: boolean
  onSelect: () => void
}

/** Nobody gets two mails about an invitation in a day. */
const dayMs = 86_400_000

/** Taking an invitation back, and sending it again; render `dialog` beside the list. */
export function useInvitationActs(mission: Mission): {
  actsOn: (row: ParticipantRow) => InvitationAct[]
  dialog: ReactNode
} {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const tell = useDecisionOutcome()
  const taking = useSend(useMissionsRejectUserMutation()[0])
  const sending = useSend(useMissionsAddParticipantsMutation()[0])
  const [asked, setAsked] = useState<ParticipantRow | null>(null)
  const params = { missionId: mission.id }
  const nameOf = ({ displayName }: ParticipantRow) => displayName || t('participants.unknown')

  async function takeBack(row: ParticipantRow) {
    const decision = await taking.send({ params, body: { userIds: [row.userId], reasonCode: 'other' } })
    if (!decision) return
    tell(decision, [{ userId: row.userId, name: nameOf(row) }])
    if (decision.updated.length > 0) toast(t('invite.takenBack', { name: nameOf(row) }))
    setAsked(null)
  }

  async function sendAgain(row: ParticipantRow) {
    const answer = await sending.send({ params, body: { userIds: [row.userId] } })
    if (!answer) return
    const [left] = answer.skipped
    if (left) toast(t('invite.notAgain', { name: nameOf(row) }), { severity: 'error', durationMs: 8000 })
    else toast(t('invite.sentAgain', { name: nameOf(row) }))
  }

  function actsOn(row: ParticipantRow): InvitationAct[] {
    const part = partOf(row)
    const waits = part === 'invited'
    const ended =
      part === 'rejected' && row.origin === 'invitation' && mission.allowedActions.includes('add_participants')
    const old = Date.now() - new Date(row.updatedAt).getTime() >= dayMs
    const again = { id: 'send_again', label: t('invite.sendAgain'), onSelect: () => void sendAgain(row) } as const
    return [
      ...(ended || (waits && old && mission.allowedActions.includes('add_participants')) ? [again] : []),
      ...(waits && mission.allowedActions.includes('decide_participants')
        ? [{ id: 'take_back', label: t('invite.takeBack'), danger: true, onSelect: () => setAsked(row) } as const]
        : []),
    ]
  }

  return {
    actsOn,
    dialog: (
      <>
        <SendStatus sending={sending.sending} failure={sending.failure} />
        <ConfirmDialog
          open={asked !== null}
          title={t('invite.takeBackTitle', { name: asked ? nameOf(asked) : '' })}
          consequence={t('invite.takeBackConsequence')}
          confirmLabel={t('invite.takeBack')}
          busy={taking.sending}
          failure={taking.failure}
          onCancel={() => setAsked(null)}
          onConfirm={() => void (asked && takeBack(asked))}
        />
      </>
    ),
  }
}
