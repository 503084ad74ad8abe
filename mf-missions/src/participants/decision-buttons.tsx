import { type Mission, type ParticipantRow } from '@ensemble/contracts/missions/http'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, CheckIcon } from '@ensemble/ui'
import { useState } from 'react'
import { useOnce } from '../actions/use-once.ts'
import { useMissionsAcceptUserMutation } from '../api/missions-api.ts'
import { partOf } from '../registration/part-of.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

interface DecisionButtonsProps {
  mission: Mission
  participant: ParticipantRow
  name: string
}

/** Errors have an action to read: they stay longer than three seconds (decisions.md §10, Toasts). */
const errorMs = 8000

/** The answers that the state of this person allows. */
export function DecisionButtons({ mission, participant, name }: DecisionButtonsProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [accept, { isLoading }] = useMissionsAcceptUserMutation()
  const [refusing, setRefusing] = useState(false)
  const acceptOne = useOnce(async () => {
    const body = { userIds: [participant.userId] }
    const { data } = await accept({ params: { missionId: mission.id }, body })
    if (!data) return
    const [failed] = data.failed
    if (failed) toast(t(`decisions.${failed.code}`), { severity: 'error', durationMs: errorMs })
    else toast(t('decisions.accepted', { name }))
  })
  const part = partOf(participant)
  const waits = part === 'requested' || part === 'waitlisted'
  if (!mission.allowedActions.includes('decide_participants')) return null
  if (!waits && part !== 'validated' && part !== 'rejected') return null

  return (
    <>
      {part === 'validated' ? null : (
        <Button
          size="small"
          icon={<CheckIcon />}
          loading={isLoading}
          aria-label={t('decisions.acceptName', { name })}
          onClick={() => void acceptOne()}
        >
          {t('decisions.accept')}
        </Button>
      )}
      {part === 'rejected' ? null : (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('decisions.refuseName', { name })}
          onClick={() => setRefusing(true)}
        >
          {t('decisions.refuse')}
        </Button>
      )}
      <RefuseDialog
        missionId={mission.id}
        userId={participant.userId}
        name={name}
        open={refusing}
        onClose={() => setRefusing(false)}
      />
    </>
  )
}
