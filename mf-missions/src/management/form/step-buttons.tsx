import { isApprovedAtOnce } from '@ensemble/contracts/missions/approval'
import { useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, ConfirmDialog, Stack } from '@ensemble/ui'
import { useState } from 'react'
import type { MissionForm } from './mission-form.ts'
import { laterStartsOf } from './mission-content.ts'

interface StepButtonsProps {
  kind: 'create' | 'edit' | 'resubmit'
  values: MissionForm
  isLast: boolean
  sending: boolean
  /** Something must be chosen before the form may be sent. */
  undecided: boolean
  /** Goes one step back; absent on the first. */
  onPrevious?: () => void
  /** Sends the form from a step before the last. */
  onFinish: () => void
  /** Drops what is kept; absent where nothing is. */
  onEmpty?: () => void
}

/** What one can do at the end of a step; the main one submits the form. */
export function StepButtons(props: StepButtonsProps) {
  const { kind, values, isLast, sending, undecided, onPrevious, onFinish, onEmpty } = props
  const { t } = useTranslation('mf-missions')
  const sendLabel = useSendLabel(kind, values)
  /** Whether to drop what is kept is asked. */
  const [asking, setAsking] = useState(false)
  const drop = kind === 'create' ? 'empty' : 'discard'
  return (
    <Stack direction="row" sx={{ gap: '12px', flexWrap: 'wrap' }}>
      {onPrevious ? (
        <Button variant="secondary" onClick={onPrevious}>
          {t('form.previous')}
        </Button>
      ) : null}
      <Button type="submit" loading={sending} disabled={undecided && isLast}>
        {isLast ? sendLabel : t('form.next')}
      </Button>
      {kind !== 'create' && !isLast ? (
        <Button variant="secondary" loading={sending} disabled={undecided} onClick={onFinish}>
          {t('form.saveNow')}
        </Button>
      ) : null}
      {onEmpty ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t(`form.${drop}`)}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t(`form.${drop}Title`)}
        consequence={t('drafts.removeConsequence')}
        confirmLabel={t(`form.${drop}`)}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onEmpty?.()
        }}
      />
    </Stack>
  )
}

function useSendLabel(kind: StepButtonsProps['kind'], values: MissionForm): string {
  const { t } = useTranslation('mf-missions')
  const { role } = useSession()
  if (kind !== 'create') return t(`form.send_${kind}`)
  const later = laterStartsOf(values).length
  const send = isApprovedAtOnce(role, values.origin) ? 'send_create' : 'send_submit'
  return later > 0 ? t(`series.${send}`, { count: later + 1 }) : t(`form.${send}`)
}
