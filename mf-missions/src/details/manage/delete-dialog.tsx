import type { Mission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useNavigate, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { ConfirmDialog } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsDeleteMutation } from '../../api/management-api.ts'
import { useMissionsCancelFollowingMutation } from '../../api/many-api.ts'
import { openAfter } from '../../cards/open-after.ts'
import { SeriesScope } from '../../decisions/series-scope.tsx'
import { unansweredOf } from '../../decisions/unanswered-of.ts'
import { useEndedWords } from './use-ended-words.ts'

/** Deletes a mission that nobody takes part in, after saying that it cannot come back, and who is told. */
export function DeleteDialog({ mission, onClose }: { mission: Mission; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const navigate = useNavigate()
  const one = useSend(useMissionsDeleteMutation()[0])
  const many = useSend(useMissionsCancelFollowingMutation()[0])
  const tellEnded = useEndedWords(mission)
  const [scope, setScope] = useState<'this' | 'following'>('this')
  const unanswered = unansweredOf(mission)
  // What was approved is cancelled with a reason, which its people read.
  const following = mission.approvedAt ? 0 : openAfter(mission)

  async function confirm() {
    const input = { params: { missionId: mission.id }, body: {} }
    const ended = scope === 'this' ? null : await many.send(input)
    if (scope === 'this' ? !(await one.send(input)) : !ended) return
    // First away from a page whose mission is gone: that it is not found any more is no news to who deleted it.
    await navigate('/missions/management', { replace: true })
    if (ended) tellEnded(ended)
    else toast(t('deletion.done'))
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('deletion.title', { title: typeset(mission.title, 'fr') })}
      consequence={
        <>
          <p>{t('deletion.consequence')}</p>
          {unanswered > 0 ? <p>{t('closing.refused', { count: unanswered })}</p> : null}
          {following > 0 ? (
            <SeriesScope legend={t('series.deleteScope')} {...{ following, scope }} onScope={setScope} />
          ) : null}
        </>
      }
      confirmLabel={t('deletion.confirm')}
      busy={one.sending || many.sending}
      failure={one.failure ?? many.failure}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
