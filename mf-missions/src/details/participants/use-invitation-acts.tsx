import type { Mission, ParticipantRow } from '@ensemble/contracts/missions/http'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog, RefreshCwIcon, Undo2Icon } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { useMissionsRejectUserMutation } from '../../api/management-api.ts'
import { useMissionsAddParticipantsHeldMutation } from '../../api/waiting-api.ts'
import { seenPeopleOf } from '../../decisions/seen-of.ts'
import { useDecisionOutcome } from '../../decisions/use-decision-outcome.ts'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { useWhyLeftOut } from '../invite/use-why-left-out.ts'
import type { useHeldActs } from './use-held-acts.tsx'
import { useNameOf } from './use-name-of.ts'
import { mayBeInvitedAgain } from './where-they-stand.ts'

interface InvitationAct {
  id: 'take_back' | 'send_again'
  label: string
  icon: ReactNode
  danger?: boolean
  onSelect: () => void
}

/** Nobody gets two mails about an invitation in a day. */
const dayMs = 86_400_000

/**
 * Taking an invitation back, sending it again, and asking who withdrew to come back; render `dialog` beside the list.
 * @param hold keeps what is sent for some seconds, in which it can be taken back
 */
export function useInvitationActs(
  mission: Mission,
  hold: ReturnType<typeof useHeldActs>['hold'],
): {
  actsOn: (row: ParticipantRow) => InvitationAct[]
  dialog: ReactNode
} {
  const { t } = useTranslation('mf-missions')
  const tell = useDecisionOutcome()
  const taking = useSend(useMissionsRejectUserMutation()[0])
  const [invite] = useMissionsAddParticipantsHeldMutation()
  const [asked, setAsked] = useState<ParticipantRow | null>(null)
  const params = { missionId: mission.id }
  const nameOf = useNameOf()
  const why = useWhyLeftOut()

  async function takeBack(row: ParticipantRow) {
    const body = { userIds: [row.userId], reasonCode: 'other' as const, ...seenPeopleOf([row]) }
    const decision = await taking.send({ params, body })
    if (!decision) return
    const name = nameOf(row)
    tell(decision, [{ userId: row.userId, name }], t('invite.takenBack', { name }))
    setAsked(null)
  }

  function leave() {
    taking.clear()
    setAsked(null)
  }

  function sendAgain(row: ParticipantRow) {
    const name = nameOf(row)
    const part = partOf(row)
    hold({
      id: 'send_again',
      people: [row],
      // One that has ended asks for a place anew; one that waits has it already.
      places: part === 'invited' ? 0 : 1,
      done: t(part === 'withdrawn' ? 'invite.askedBack' : 'invite.sentAgain', { name }),
      send: async () => {
        const { skipped } = await invite({ params, body: { userIds: [row.userId] } }).unwrap()
        const [left] = skipped
        return left ? why({ name, code: left.code }) : null
      },
    })
  }

  function actsOn(row: ParticipantRow): InvitationAct[] {
    const part = partOf(row)
    const waits = part === 'invited'
    const old = Date.now() - new Date(row.updatedAt).getTime() >= dayMs
    const again: InvitationAct = {
      id: 'send_again',
      label: t(part === 'withdrawn' ? 'invite.askBack' : 'invite.sendAgain'),
      icon: <RefreshCwIcon size={20} />,
      onSelect: () => sendAgain(row),
    }
    const takeBackIt: InvitationAct = {
      id: 'take_back',
      label: t('invite.takeBack'),
      icon: <Undo2Icon size={20} />,
      danger: true,
      onSelect: () => setAsked(row),
    }
    return [
      ...(mission.allowedActions.includes('add_participants') && (mayBeInvitedAgain(row) || (waits && old))
        ? [again]
        : []),
      ...(waits && mission.allowedActions.includes('decide_participants') ? [takeBackIt] : []),
    ]
  }

  return {
    actsOn,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        title={t('invite.takeBackTitle', { name: asked ? nameOf(asked) : '' })}
        consequence={`${t('invite.takeBackConsequence')} ${
          asked?.byTelephone ? t('decisions.called', { count: 1 }) : t('invite.takeBackTold')
        }`}
        confirmLabel={t('invite.takeBack')}
        cancelLabel={t('invite.takeBackKeep')}
        busy={taking.sending}
        failure={taking.failure}
        onCancel={leave}
        onConfirm={() => void (asked && takeBack(asked))}
      />
    ),
  }
}
